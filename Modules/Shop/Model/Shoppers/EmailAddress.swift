/// An e-mail address. Rule: S2.
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
  /// As it was typed, trimmed.
  public let text: String
  /// As accounts and lock-outs are found by it: in lower case.
  public let normalized: String

  /// Reads an address: one `@`, with text on both sides; nil for anything else.
  public init?(_ text: String) {
    let trimmed = text.trimmed
    let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.trimmed.isEmpty }) else { return nil }
    self.text = trimmed
    normalized = trimmed.lowercased()
  }

  public var description: String { text }
}
