/// One line of a cart. Rule: K1, K7.
public struct CartLine: Equatable, Sendable, Codable {
  /// Whether it can be bought as it stands.
  public enum Availability: Equatable, Sendable, Codable {
    /// As many are left as are wanted, or more.
    case available
    /// Fewer are left than are wanted; 0 is sold out.
    case onlyLeft(Int)
    /// The product or the variant is not sold any more.
    case gone
  }

  /// The variant.
  public var sku: SKU
  /// Its product.
  public var handle: Handle
  /// The product's name.
  public var name: String
  /// The variant's choices, such as `Navy / Large`; empty for none.
  public var variant: String
  /// What one costs now.
  public var unitPrice: Money
  /// How many are wanted.
  public var quantity: Int
  /// Unit price times quantity.
  public let total: Money
  /// How many could be had in all.
  public var stock: Int
  /// Whether it can be bought as it stands.
  public var availability: Availability
  /// The price that was last shown, when it is another one now; nil when it is the same.
  public var priceBefore: Money?
  /// What one weighs, in grams. Rule: M8.
  public var grams: Int
  /// The id of the category that it stands in; empty when that is gone. Rule: K4.
  public var category: String

  /// Makes a line and its total. - Throws: when that cannot be reckoned.
  public init(
    sku: SKU, handle: Handle, name: String, variant: String, unitPrice: Money, quantity: Int,
    stock: Int, availability: Availability, priceBefore: Money? = nil,
    grams: Int = 0, category: String = ""
  ) throws(MoneyError) {
    self.sku = sku
    self.handle = handle
    self.name = name
    self.variant = variant
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.total = try unitPrice.multiplied(by: quantity)
    self.stock = stock
    self.availability = availability
    self.priceBefore = priceBefore
    self.grams = grams
    self.category = category
  }
}
