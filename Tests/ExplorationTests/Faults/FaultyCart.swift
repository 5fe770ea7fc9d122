import ShopModel
import ShopServices

/// A cart of which the steps are made twice (V5), of which what was shown is not reported (K7), or
/// with whose steps something happens that should not.
final class FaultyCart: CartService {
  private let inner: any CartService
  private let fault: Fault?
  private let afterStep: () async throws(ShopError) -> Void

  init(
    _ inner: any CartService, _ fault: Fault?,
    afterStep: @escaping () async throws(ShopError) -> Void = { () async throws(ShopError) in }
  ) {
    self.inner = inner
    self.fault = fault
    self.afterStep = afterStep
  }

  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer {
    if fault == .stepsTwice { _ = try await inner.change(sku, by: difference) }
    let answer = try await inner.change(sku, by: difference)
    try await afterStep()
    return answer
  }

  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer {
    try await inner.set(sku, to: quantity)
  }

  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer { try await inner.remove(sku) }

  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer {
    try await inner.restore(line)
  }

  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer {
    try await inner.coupon(code)
  }

  func dropCoupon() async throws(ShopError) -> CartAnswer { try await inner.dropCoupon() }

  func shown(_ cart: Cart) async throws(ShopError) {
    if fault != .reportsNothing { try await inner.shown(cart) }
  }

  func left() async throws(ShopError) { try await inner.left() }
}
