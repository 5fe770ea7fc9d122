/// Something that is sold, in one or more variants.
public struct Product: Equatable, Sendable, Codable {
  /// What it is named by in links.
  public var handle: Handle
  /// What a shopper reads.
  public var name: String
  /// Who makes it; may be empty.
  public var vendor: String
  /// Plain text with line breaks; may be empty.
  public var details: String
  /// Words that search finds it by, beside name, vendor and SKU.
  public var tags: [String]
  /// The category that it stands in.
  public var category: Category
  /// What can be chosen; empty for a product with one variant only.
  public var options: [ProductOption]
  /// The variants in catalogue order; never empty.
  public var variants: [Variant]

  /// Makes a product.
  public init(
    handle: Handle, name: String, vendor: String = "", details: String = "", tags: [String] = [],
    category: Category, options: [ProductOption] = [], variants: [Variant]
  ) {
    self.handle = handle
    self.name = name
    self.vendor = vendor
    self.details = details
    self.tags = tags
    self.category = category
    self.options = options
    self.variants = variants
  }
}

/// One thing that can be chosen of a product, such as its colour.
public struct ProductOption: Equatable, Sendable, Codable {
  /// Its name, such as `Colour`.
  public var name: String
  /// Its values in order of first use.
  public var values: [String]

  /// Makes an option.
  public init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

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

/// A shelf of the shop. Rule: I2.
public struct Category: Hashable, Sendable, Codable {
  /// The id that links name it by.
  public var id: String
  /// What a shopper reads.
  public var name: String

  /// Makes a category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// How much is left, in a word. Rule: C1.
public enum StockWord: Equatable, Sendable, Codable {
  case inStock
  case low(Int)
  case soldOut

  /// The word for `stock` pieces.
  public init(_ stock: Int) {
    switch stock {
    case ...0: self = .soldOut
    case 1...5: self = .low(stock)
    default: self = .inStock
    }
  }

  /// What a shopper reads.
  public var text: String {
    switch self {
    case .inStock: "In stock"
    case .low(let count): "Low: \(count)"
    case .soldOut: "Sold out"
    }
  }
}
