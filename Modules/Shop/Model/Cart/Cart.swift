/// What a shopper wants to buy. One value, and everything that shows any of it shows this one.
/// Rule: G8, K1.
public struct Cart: Equatable, Sendable, Codable {
  /// The lines, in the order of first adding.
  public let lines: [CartLine]
  /// The sum of the line totals.
  public let subtotal: Money

  /// Makes a cart and its sums. - Throws: when they cannot be reckoned.
  public init(lines: [CartLine], currency: Currency) throws(MoneyError) {
    self.lines = lines
    subtotal = try Money.sum(lines.map(\.total), in: currency)
  }

  /// A cart with nothing in it.
  public static func empty(_ currency: Currency) -> Cart {
    Cart(emptyIn: currency)
  }

  private init(emptyIn currency: Currency) {
    lines = []
    subtotal = .zero(currency)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// The sum of the quantities. Rule: K9.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// How many of that variant are in it.
  public func quantity(of sku: SKU) -> Int {
    lines.first { $0.sku == sku }?.quantity ?? 0
  }
}

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

  /// Makes a line and its total. - Throws: when that cannot be reckoned.
  public init(
    sku: SKU, handle: Handle, name: String, variant: String, unitPrice: Money, quantity: Int,
    stock: Int, availability: Availability, priceBefore: Money? = nil
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
  }
}

/// A line that was taken out, as undo puts it back: line, place and quantity. Rule: K3.
public struct RemovedLine: Equatable, Sendable, Codable {
  /// The variant.
  public var sku: SKU
  /// Its name, for the notice.
  public var name: String
  /// How many there were.
  public var quantity: Int
  /// Where it stood, counted from 0.
  public var position: Int

  /// Makes a removed line.
  public init(sku: SKU, name: String, quantity: Int, position: Int) {
    self.sku = sku
    self.name = name
    self.quantity = quantity
    self.position = position
  }
}
