/// What is wrong with a line, and where.
public nonisolated struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where it is: 1 for the first character of the line.
  public var column: Int
  /// What is wrong, and what to write instead.
  public var message: String

  /// Makes an error.
  public init(column: Int, _ message: String) {
    self.column = column
    self.message = message
  }

  /// One line for a person.
  public var description: String { "column \(column): \(message)" }
}
