/// A saved product as Saved shows it. Rule: O3, P4.
public struct SavedProduct: Equatable, Sendable, Codable {
  /// What is saved: the product, whatever variant was chosen.
  public var handle: Handle
  /// Its name; the one that it had when it was last sold, when it is gone.
  public var name: String
  /// Price and stock, as a list shows them; nil when it is not sold any more. Rule: I7.
  public var summary: ProductSummary?
  /// The variant that its move to the cart adds; nil when none is in stock. Rule: P1, P4.
  public var firstInStock: SKU?

  /// Makes a saved product; one that is gone unless more is given.
  public init(
    handle: Handle, name: String, summary: ProductSummary? = nil, firstInStock: SKU? = nil
  ) {
    self.handle = handle
    self.name = name
    self.summary = summary
    self.firstInStock = firstInStock
  }
}
