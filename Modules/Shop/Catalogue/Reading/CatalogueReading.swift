import ShopModel

/// A whole catalogue in memory, with its report: for files that are known to be small.
public struct CatalogueReading: Sendable {
  /// The good products, in catalogue order.
  public let products: [Product]
  /// What the reading came to.
  public let report: CatalogueReport

  /// Reads `bytes`, all at once.
  public init(_ bytes: [UInt8], region: Region) {
    var reader = CatalogueReader(region: region)
    var products: [Product] = []
    reader.feed(bytes) { products.append($0) }
    report = reader.finish { products.append($0) }
    self.products = products
  }
}
