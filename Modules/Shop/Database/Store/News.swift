import ShopModel
import ShopServices

/// What a transaction has changed, gathered on its way.
struct News {
  /// The products of which something has changed.
  var products: Set<Handle> = []
  /// Whether the session itself has changed: who it is, or whether they have been welcomed.
  var session = false
  /// The payment that was begun or settled.
  var attempt: Attempt?
  /// The orders that are new or have changed.
  var orders: [Order] = []
  /// The numbers of orders whose payment has failed.
  var withdrawnOrders: [Int] = []
  /// Whether it is a report of what the shopper has seen, so that nothing has happened to the cart
  /// and its coupon is not tested. Rule: K5, K7.
  var isReport = false
  /// What has to be told, a notice each.
  var toTell = ShopNews()
}

extension News {
  /// What a check of the stock has found. Another hand may have changed it silently: whoever shows
  /// the product must not go on saying that there is more.
  mutating func found(_ outcome: CartOutcome, of sku: SKU, in shop: OpenShop) throws {
    switch outcome {
    case .atLimit, .clamped:
      if let handle = try CatalogTable(shop: shop).handle(of: sku) { products.insert(handle) }
    case .done, .removed, .unknown, .checkingPayment: break
    }
  }
}
