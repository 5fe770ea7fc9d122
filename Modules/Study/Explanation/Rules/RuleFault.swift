/// What is wrong between the pages of rules and those who carry their ids.
public struct RuleFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, relative to the project's folder.
  public var path: String
  /// The line that it is told at, from 1.
  public var line: Int
  /// What is wrong, and what to do.
  public var message: String

  /// `path:line: message`.
  public var description: String { "\(path):\(line): \(message)" }
}
