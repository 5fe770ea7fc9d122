/// A variant and how many of it, without all that a line shows.
public struct CartEntry: Hashable, Sendable, Codable {
  /// The variant.
  public var sku: SKU
  /// How many of it.
  public var quantity: Int

  /// Makes an entry.
  public init(_ sku: SKU, _ quantity: Int) {
    self.sku = sku
    self.quantity = quantity
  }
}
