/// Why a text is no link. Rule: L3.
public struct LinkError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with it: the end of a sentence that begins with the link.
  public let reason: String

  /// Refuses a link.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The notice that a shopper reads.
  public var text: String { "The link cannot be opened: \(reason)" }

  public var description: String { text }
}
