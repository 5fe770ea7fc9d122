/// A product as a list shows it. Rule: C1.
public struct ProductSummary: Equatable, Sendable, Codable {
  /// What it is named by in links.
  public var handle: Handle
  /// What a shopper reads.
  public var name: String
  /// The lowest price of its variants.
  public var lowestPrice: Money
  /// Whether its variants differ in price (`from £x`).
  public var pricesDiffer: Bool
  /// The sum of its variants' stock.
  public var stock: Int

  /// Makes a summary.
  public init(
    handle: Handle, name: String, lowestPrice: Money, pricesDiffer: Bool, stock: Int
  ) {
    self.handle = handle
    self.name = name
    self.lowestPrice = lowestPrice
    self.pricesDiffer = pricesDiffer
    self.stock = stock
  }
}

extension ProductSummary {
  /// The product as a list shows it; nil for one without variants. Rule: C1.
  public init?(_ product: Product) {
    guard let first = product.variants.first else { return nil }
    let prices = product.variants.map(\.price.minorUnits)
    self.init(
      handle: product.handle, name: product.name,
      lowestPrice: Money(prices.min() ?? first.price.minorUnits, first.price.currency),
      pricesDiffer: prices.contains { $0 != first.price.minorUnits },
      stock: product.variants.reduce(0) { sum, variant in
        let (more, overflow) = sum.addingReportingOverflow(max(0, variant.stock))
        return overflow ? .max : more
      })
  }

  /// The price as a list shows it: `£12.00`, or `from £12.00` when variants differ. Rule: C1.
  public var priceText: String {
    (pricesDiffer ? "from " : "") + lowestPrice.formatted
  }

  /// How much is left in all, in a word. Rule: C1.
  public var stockWord: StockWord { StockWord(stock) }
}
