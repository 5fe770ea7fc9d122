/// What may be kept of a card. Rule: H4, O1.
public struct CardSummary: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Whose card it is.
  public var brand: CardBrand
  /// The last four digits.
  public var lastFour: String

  /// Makes a summary.
  public init(brand: CardBrand, lastFour: String) {
    self.brand = brand
    self.lastFour = lastFour
  }

  /// As a shopper reads it: `Visa •••• 4242`.
  public var description: String { "\(brand.rawValue) •••• \(lastFour)" }
}
