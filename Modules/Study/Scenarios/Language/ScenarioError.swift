/// A line of a scenario that cannot be understood, or cannot be played.
public nonisolated struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The scenario's path.
  public var path: String
  /// The line's number, from 1.
  public var line: Int
  /// Where in the line it is, from 1.
  public var column: Int
  /// What is wrong with it, and what to do.
  public var message: String

  /// `path:line:column: message`.
  public var description: String { "\(path):\(line):\(column): \(message)" }
}

/// Everything that is wrong with one scenario, in the order of its lines.
public nonisolated struct ScenarioErrors: Error, Equatable, Sendable {
  /// At least one.
  public var errors: [ScenarioError]
}
