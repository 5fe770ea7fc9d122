/// What was seen at the whole-screen checks of a scenario.
public nonisolated struct ScreenRecording: Equatable, Sendable {
  /// The rows, by the line of their `< screen`.
  public var screens: [Int: [String]]

  /// Puts the rows into the text of the scenario, in place of those that stand there. Nothing else
  /// of it changes.
  public func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let lineEnd = text.contains("\r\n") ? "\r\n" : text.contains("\n") ? "\n" : "\r"
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    var result: [String] = []
    var isReplacing = false
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " || $0 == "\t" }
      if isReplacing, content.hasPrefix("|") { continue }
      result.append(String(line))
      isReplacing = false
      guard let rows = screens[index + 1] else { continue }
      isReplacing = true
      let indent = line.prefix(line.count - content.count)
      result += rows.map { $0.isEmpty ? "\(indent)|" : "\(indent)| \($0)" }
    }
    return Array(result.joined(separator: lineEnd).utf8)
  }
}
