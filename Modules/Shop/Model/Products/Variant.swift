/// One way in which a product is sold.
public struct Variant: Equatable, Sendable, Codable {
  /// Its stock keeping unit, unique in the shop.
  public var sku: SKU
  /// One value for each option of the product, in their order; empty for the only variant.
  public var choices: [String]
  /// What it costs now.
  public var price: Money
  /// What it is compared with; nil for nothing. Shown when it is higher than the price.
  public var compareAt: Money?
  /// How many are left, 0…999,999.
  public var stock: Int
  /// What one weighs, in grams.
  public var grams: Int
  /// Its barcode, byte for byte; may be empty.
  public var barcode: String

  /// Makes a variant.
  public init(
    sku: SKU, choices: [String] = [], price: Money, compareAt: Money? = nil, stock: Int,
    grams: Int = 0, barcode: String = ""
  ) {
    self.sku = sku
    self.choices = choices
    self.price = price
    self.compareAt = compareAt
    self.stock = stock
    self.grams = grams
    self.barcode = barcode
  }

  /// The choices as a line of a cart shows them, such as `Navy / Large`; empty for none.
  public var title: String { choices.joined(separator: " / ") }
}

extension Variant {
  /// The price that it is compared with, when that is higher than its own. Rule: P1.
  public var higherPriceBefore: Money? {
    guard let compareAt, compareAt.currency == price.currency,
      compareAt.minorUnits > price.minorUnits
    else { return nil }
    return compareAt
  }

  /// How much is left, in a word. Rule: P1.
  public var stockWord: StockWord { StockWord(stock) }
}
