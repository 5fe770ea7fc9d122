import ShopModel
import ShopServices

/// Another hand in the same shop: it changes what is sold while somebody is shopping.
///
/// Announced, a change is a commit in this process, told by the feed before the call returns.
/// Silently, it is a tool beside us that writes to the file: it is found out at the next check.
@MainActor
public final class OtherHand {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
  }

  /// Changes what a variant costs.
  ///
  /// - Throws: `refused` for a SKU that is not sold, or a price in another currency or below 0.
  public func setPrice(
    of sku: SKU, to price: Money, silently: Bool = false
  ) async throws(ShopError) {
    try await change(sku, silently) { shop in
      guard price.currency == shop.currency, price.minorUnits >= 0 else { throw ShopError.refused }
      try shop.connection.run(
        "UPDATE variant SET price = ? WHERE sku = ?", price.minorUnits, sku.text)
    }
  }

  /// Changes how many are left of a variant.
  ///
  /// - Throws: `refused` for a SKU that is not sold, or a stock outside 0…999,999.
  public func setStock(
    of sku: SKU, to stock: Int, silently: Bool = false
  ) async throws(ShopError) {
    try await change(sku, silently) { shop in
      guard (0...999_999).contains(stock) else { throw ShopError.refused }
      try shop.connection.run("UPDATE variant SET stock = ? WHERE sku = ?", stock, sku.text)
    }
  }

  private func change(
    _ sku: SKU, _ silently: Bool, _ body: @escaping @Sendable (OpenShop) throws -> Void
  ) async throws(ShopError) {
    if silently {
      try await counter.store.beside { shop in
        try body(shop)
        guard shop.connection.changes > 0 else { throw ShopError.refused }
      }
    } else {
      counter.tell(
        try await counter.store.commit(in: nil) { shop, news in
          guard let handle = try CatalogTable(shop: shop).handle(of: sku) else {
            throw ShopError.refused
          }
          try body(shop)
          news.products.insert(handle)
        })
    }
  }
}
