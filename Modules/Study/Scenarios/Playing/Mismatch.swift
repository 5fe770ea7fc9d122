/// What is not as it should be: a sentence, and where there is something to compare, both sides.
public nonisolated struct Mismatch: Error, Equatable, Sendable {
  /// What is wrong.
  public var message: String
  /// What should have been there, row by row; empty when there is nothing to compare.
  public var expected: [String]
  /// What was there.
  public var shown: [String]

  /// Makes a mismatch.
  public init(_ message: String, expected: [String] = [], shown: [String] = []) {
    self.message = message
    self.expected = expected
    self.shown = shown
  }
}
