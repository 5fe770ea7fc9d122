/// A line that was taken out, as undo puts it back: line, place and quantity. Rule: K3.
public struct RemovedLine: Equatable, Sendable, Codable {
  /// The variant.
  public var sku: SKU
  /// What it was called, as its line was titled: its name and its choices.
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
