/// What is wrong with a card's field. It never carries what was typed. Rule: H4.
public struct CardProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A field of the payment's form, in its order.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case number, expiry, code
  }

  /// Which field it is.
  public let field: Field
  /// What a shopper reads.
  public let text: String

  /// Names a problem.
  public init(_ field: Field, _ text: String) {
    self.field = field
    self.text = text
  }

  public var description: String { text }
}
