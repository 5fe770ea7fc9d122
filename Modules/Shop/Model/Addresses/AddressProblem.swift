/// What is wrong with a field of an address. Rule: H2.
public struct AddressProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A field of the address's form, in its order.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, street, city, state, postcode
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
