/// A line of an order, as it was bought. Rule: O1.
public struct OrderLine: Hashable, Sendable, Codable {
  /// The variant.
  public var sku: SKU
  /// Its product.
  public var handle: Handle
  /// The product's name then.
  public var name: String
  /// The variant's choices then; empty for none.
  public var variant: String
  /// What one cost.
  public var unitPrice: Money
  /// How many were bought.
  public var quantity: Int
  /// What they cost together.
  public var total: Money

  /// Makes a line as it was kept.
  public init(
    sku: SKU, handle: Handle, name: String, variant: String, unitPrice: Money, quantity: Int,
    total: Money
  ) {
    self.sku = sku
    self.handle = handle
    self.name = name
    self.variant = variant
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.total = total
  }

  /// A line of the cart as it is bought.
  public init(_ line: CartLine) {
    self.init(
      sku: line.sku, handle: line.handle, name: line.name, variant: line.variant,
      unitPrice: line.unitPrice, quantity: line.quantity, total: line.total)
  }

  /// Its name and its choices, as a line of the cart is named.
  public var title: String { Variant.title(name, variant) }
}
