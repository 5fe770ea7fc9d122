import ShopModel
import ShopServices

/// Wraps any shop so that a ``ShopScript`` decides how its calls go, and keeps a log of them.
public final class ScriptedShop {
  /// The shop to hand on, to the guard.
  public let shop: Shop
  /// What becomes of its calls.
  public let script: ShopScript

  /// Wraps `inner`.
  public init(_ inner: Shop, script: ShopScript) {
    self.script = script
    shop = Shop(
      session: ScriptedSession(inner: inner.session, script: script),
      catalog: ScriptedCatalog(inner: inner.catalog, script: script),
      cart: ScriptedCart(inner: inner.cart, script: script),
      saved: ScriptedSaved(inner: inner.saved, script: script),
      account: ScriptedAccount(inner: inner.account, script: script),
      checkout: ScriptedCheckout(inner: inner.checkout, script: script),
      orders: ScriptedOrders(inner: inner.orders, script: script))
  }
}

private struct ScriptedSession: SessionService {
  let inner: any SessionService
  let script: ShopScript

  func read() async throws(ShopError) -> Session {
    let session = try await script.run(.sessionRead) { () async throws(ShopError) in
      try await inner.read()
    }
    script.learned(session)
    return session
  }

  func finishOnboarding() async throws(ShopError) {
    try await script.run(.sessionFinishOnboarding) { () async throws(ShopError) in
      try await inner.finishOnboarding()
    }
  }
}

private struct ScriptedCatalog: CatalogService {
  let inner: any CatalogService
  let script: ShopScript

  func categories() async throws(ShopError) -> [Category] {
    try await script.run(.catalogCategories) { () async throws(ShopError) in
      try await inner.categories()
    }
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    let arguments = """
      text=\(query.text) category=\(query.category ?? "") inStock=\(query.inStockOnly) \
      sort=\(query.sort.rawValue) after=\(cursor?.mark ?? "")
      """
    return try await script.run(.catalogPage, arguments) { () async throws(ShopError) in
      try await inner.page(query, after: cursor)
    }
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    try await script.run(.catalogProduct, key: handle.text) { () async throws(ShopError) in
      try await inner.product(handle)
    }
  }
}

private struct ScriptedCart: CartService {
  let inner: any CartService
  let script: ShopScript

  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer {
    try await script.run(.cartChange, key: sku.text, "\(difference)") {
      () async throws(ShopError) in try await inner.change(sku, by: difference)
    }
  }

  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer {
    try await script.run(.cartSet, key: sku.text, "\(quantity)") { () async throws(ShopError) in
      try await inner.set(sku, to: quantity)
    }
  }

  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer {
    try await script.run(.cartRemove, key: sku.text) { () async throws(ShopError) in
      try await inner.remove(sku)
    }
  }

  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer {
    let arguments = "quantity=\(line.quantity) position=\(line.position)"
    return try await script.run(.cartRestore, key: line.sku.text, arguments) {
      () async throws(ShopError) in try await inner.restore(line)
    }
  }

  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer {
    try await script.run(.cartCoupon, "code=\(code)") { () async throws(ShopError) in
      try await inner.coupon(code)
    }
  }

  func dropCoupon() async throws(ShopError) -> CartAnswer {
    try await script.run(.cartDropCoupon) { () async throws(ShopError) in
      try await inner.dropCoupon()
    }
  }

  // Reports are no calls of a shopper's: they are neither scripted nor logged.

  func shown(_ cart: Cart) async throws(ShopError) {
    try await inner.shown(cart)
  }

  func left() async throws(ShopError) {
    try await inner.left()
  }
}
