import ShopModel
import ShopServices

/// What the shopper wants to buy, from the database.
struct DatabaseCart: CartService {
  let desk: ServiceDesk

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

  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer {
    let owner = desk.stay.shopper
    return try await desk.commit { shop, _ in
      let cart = try CartTable(shop, of: owner)
      return try cart.isHeld() ? .checkingPayment : try cart.take(code)
    }
  }

  func dropCoupon() async throws(ShopError) -> CartAnswer {
    let owner = desk.stay.shopper
    return try await desk.commit { shop, _ in
      let cart = try CartTable(shop, of: owner)
      if try cart.isHeld() { return CartAnswer(.checkingPayment) }
      try cart.keepCoupon(nil)
      try cart.sayNothingMore()
      return CartAnswer(.done(added: 0))
    }
  }

  func shown(_ cart: Cart) async throws(ShopError) {
    try await report { try $0.shown(cart) }
  }

  func left() async throws(ShopError) {
    try await report { try $0.sayNothingMore() }
  }

  private func step(
    _ sku: SKU, _ body: @escaping @Sendable (CartTable) throws -> CartOutcome
  ) async throws(ShopError) -> CartAnswer {
    let owner = desk.stay.shopper
    return try await desk.commit { shop, news in
      let cart = try CartTable(shop, of: owner)
      let outcome = try cart.isHeld() ? .checkingPayment : try body(cart)
      try news.found(outcome, of: sku, in: shop)
      return CartAnswer(outcome)
    }
  }

  private func report(
    _ body: @escaping @Sendable (CartTable) throws -> Void
  ) async throws(ShopError) {
    let owner = desk.stay.shopper
    try await desk.commit { shop, news in
      news.isReport = true
      try body(CartTable(shop, of: owner))
    }
  }
}
