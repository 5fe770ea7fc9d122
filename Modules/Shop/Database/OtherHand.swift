import ShopModel
import ShopServices

/// Another hand in the same shop: it changes what is sold while somebody is shopping.
///
/// Announced, a change is a commit in this process, told by the feed before the call returns.
/// Silently, it is a tool beside us that writes to the file: it is found out at the next check.
@MainActor
public final class OtherHand {
  private let desk: ServiceDesk

  init(_ desk: ServiceDesk) {
    self.desk = desk
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

  /// Sends an order that is placed. Rule: O1.
  ///
  /// - Throws: `refused` for an order that there is not, or that is not waiting to be sent.
  public func ship(_ number: Int) async throws(ShopError) {
    try await desk.commit(in: nil) { shop, news in
      let (account, order) = try PaymentsTable(shop: shop).ship(number)
      // Nobody hears of another shopper's order.
      if try SessionTable(shop).stay().shopper == account { news.orders.append(order) }
    }
  }

  private func change(
    _ sku: SKU, _ silently: Bool, _ body: @escaping @Sendable (OpenShop) throws -> Void
  ) async throws(ShopError) {
    if silently {
      try await desk.store.beside { shop in
        try body(shop)
        guard shop.connection.changes > 0 else { throw ShopError.refused }
      }
    } else {
      try await desk.commit(in: nil) { shop, news in
        guard let handle = try CatalogTable(shop: shop).handle(of: sku) else {
          throw ShopError.refused
        }
        try body(shop)
        news.products.insert(handle)
      }
    }
  }
}
