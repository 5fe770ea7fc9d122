/// What ``TaskTracker/idle(within:)`` throws: work that should have ended has not.
public nonisolated struct NotIdle: Error, Equatable, CustomStringConvertible, Sendable {
  /// Each task that is neither finished nor parked, as its name and the place that started it, in
  /// the order of starting.
  public let running: [String]

  /// A sentence that names them.
  public var description: String {
    "still running: \(running.joined(separator: ", "))"
  }
}
