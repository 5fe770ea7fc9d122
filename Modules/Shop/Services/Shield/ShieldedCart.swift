import ShopModel

/// What the shopper wants to buy, shielded.
final class ShieldedCart: CartService {
  private let inner: any CartService
  private let shield: Shield

  init(_ inner: any CartService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer {
    try await shield.change("cart.change") { [inner] () async throws(ShopError) in
      try await inner.change(sku, by: difference)
    }
  }

  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer {
    try await shield.change("cart.set") { [inner] () async throws(ShopError) in
      try await inner.set(sku, to: quantity)
    }
  }

  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer {
    try await shield.change("cart.remove") { [inner] () async throws(ShopError) in
      try await inner.remove(sku)
    }
  }

  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer {
    try await shield.change("cart.restore") { [inner] () async throws(ShopError) in
      try await inner.restore(line)
    }
  }

  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer {
    try await shield.change("cart.coupon") { [inner] () async throws(ShopError) in
      try await inner.coupon(code)
    }
  }

  func dropCoupon() async throws(ShopError) -> CartAnswer {
    try await shield.change("cart.dropCoupon") { [inner] () async throws(ShopError) in
      try await inner.dropCoupon()
    }
  }

  func shown(_ cart: Cart) async throws(ShopError) {
    try await shield.change("cart.shown", isTraced: false) { [inner] () async throws(ShopError) in
      try await inner.shown(cart)
    }
  }

  func left() async throws(ShopError) {
    try await shield.change("cart.left", isTraced: false) { [inner] () async throws(ShopError) in
      try await inner.left()
    }
  }
}
