import Scenarios

/// Where storefronts do not agree, or one does what none may.
public nonisolated struct Difference: Error, Equatable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Codable {
    /// One storefront did what the player finds fault with, all by itself.
    case fault
    /// One storefront, or its shop, broke a rule that the explorer holds it to.
    case rule
    /// An act was answered differently.
    case answers
    /// Different screens are shown.
    case screens
    /// Different calls were made.
    case calls
    /// The shops have kept different things.
    case books
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The storefront that did it; of those that disagree, the one that is not the first.
  public var architecture: String
  /// The storefront that it is compared with; nil where one is wrong by itself.
  public var reference: String?
  /// What is wrong, with both sides.
  public var mismatch: Mismatch

  /// Tells a difference.
  public init(
    _ kind: Kind, _ architecture: String, comparedWith reference: String? = nil,
    _ mismatch: Mismatch
  ) {
    self.kind = kind
    self.architecture = architecture
    self.reference = reference
    self.mismatch = mismatch
  }

  /// Whether another run failed in the same way: what is wrong is the same, where and with which
  /// rows need not be.
  public func isLike(_ other: Difference) -> Bool {
    kind == other.kind && architecture == other.architecture
      && mismatch.message == other.mismatch.message
  }

  /// A sentence.
  public var summary: String {
    let names = reference.map { "\($0) and \(architecture)" } ?? architecture
    return "\(names): \(mismatch.message)"
  }

  /// The sentence, and both sides row by row.
  public var report: [String] {
    guard !mismatch.expected.isEmpty || !mismatch.shown.isEmpty else { return [summary] }
    return [summary]
      + SideBySide.lines(
        expected: mismatch.expected, shown: mismatch.shown,
        headings: reference.map { ($0, architecture) } ?? ("expected", "shown")
      ).map { "  \($0)" }
  }
}
