import ShopModel
import ShopServices

/// What the shopper wants to remember, from the database.
struct DatabaseSaved: SavedService {
  let desk: ServiceDesk

  func list() async throws(ShopError) -> [SavedProduct] {
    let shopper = try desk.shopper
    return try await desk.read { try SavedTable($0, of: shopper).list() }
  }

  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError) {
    let shopper = try desk.shopper
    try await desk.commit { shop, _ in
      let saved = SavedTable(shop, of: shopper)
      if isSaved { try saved.set(handle) } else { try saved.clear(handle) }
    }
  }

  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer {
    let shopper = try desk.shopper
    return try await desk.commit { shop, news in
      let saved = SavedTable(shop, of: shopper)
      let cart = try CartTable(shop, of: shopper)
      if try cart.isHeld() { return CartAnswer(.checkingPayment) }
      guard let sku = try saved.firstInStock(handle) else {
        guard try CatalogTable(shop: shop).product(handle) != nil else {
          return CartAnswer(.unknown)
        }
        news.products.insert(handle)
        return CartAnswer(.atLimit(stock: 0))
      }
      let outcome = try cart.change(sku, by: 1)
      try news.found(outcome, of: sku, in: shop)
      if case .done = outcome { try saved.clear(handle) }
      return CartAnswer(outcome)
    }
  }
}
