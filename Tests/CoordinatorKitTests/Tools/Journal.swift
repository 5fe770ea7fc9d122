/// What coordinators and screens were told, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
