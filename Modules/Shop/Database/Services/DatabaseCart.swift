import ShopModel
import ShopServices

/// What the shopper wants to buy, from the database.
struct DatabaseCart: CartService {
  let counter: Counter

  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer {
    try await step(sku) { try $0.change(sku, by: difference) }
  }

  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer {
    try await step(sku) { try $0.set(sku, to: quantity) }
  }

  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer {
    try await step(sku) { try $0.remove(sku) }
  }

  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer {
    try await step(line.sku) { try $0.restore(line) }
  }

  func shown(_ cart: Cart) async throws(ShopError) {
    try await report { try $0.shown(cart) }
  }

  func left() async throws(ShopError) {
    try await report { try $0.sayNothingMore() }
  }

  private func step(
    _ sku: SKU, _ body: @escaping @Sendable (CartTable) throws -> CartAnswer.Outcome
  ) async throws(ShopError) -> CartAnswer {
    let owner = counter.stay.shopper
    return try await counter.commit { shop, news in
      let outcome = try body(CartTable(shop, of: owner))
      switch outcome {
      case .atLimit, .clamped:
        // Another hand may have changed it silently: this check has found out, and whoever shows
        // the product must not go on saying that there is more.
        if let handle = try CatalogTable(shop: shop).handle(of: sku) {
          news.products.insert(handle)
        }
      case .done, .removed, .unknown: break
      }
      return CartAnswer(outcome)
    }
  }

  private func report(
    _ body: @escaping @Sendable (CartTable) throws -> Void
  ) async throws(ShopError) {
    let owner = counter.stay.shopper
    try await counter.commit { shop, _ in try body(CartTable(shop, of: owner)) }
  }
}
