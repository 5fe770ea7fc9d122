/// Why a typed text is no quantity. Rule: K2.
public struct TypedQuantityError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text that was refused, whole.
  public let text: String

  /// Refuses `text`.
  public init(text: String) {
    self.text = text
  }

  /// What a shopper reads, with the text that was refused.
  public var description: String {
    "“\(text)” is not a quantity: type a number from 0 to \(Format.number(TypedQuantity.maximum))"
  }
}
