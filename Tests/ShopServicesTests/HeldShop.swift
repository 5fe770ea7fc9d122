import PatternKit
import ShopModel
import ShopServices

/// A shop whose calls wait until the test lets them go.
@MainActor
final class HeldShop: SessionService, CatalogService, CartService {
  /// The services that a shopper needs, held by the same gate.
  private(set) lazy var shopper = HeldShopperServices(self)

  /// The calls that have been entered, in order.
  private(set) var entered: [String] = []
  /// The calls that have been done, in order.
  private(set) var done: [String] = []
  /// In whose stay each call was made.
  private(set) var stays: [SessionID?] = []
  /// Whether each call, when it ran on, had been cancelled.
  private(set) var cancelled: [Bool] = []
  /// What the next call throws.
  var failure: ShopError?
  /// Whether calls wait.
  var holds = true

  var product: Product?
  var page = Page<ProductSummary>(items: [], next: nil)
  var session = Session(
    region: .unitedKingdom, cart: .empty(.gbp), isOnboarded: false)

  private let gate = Signal<Void>("the test")

  var shop: Shop {
    Shop(
      session: self, catalog: self, cart: self, saved: shopper, account: shopper,
      checkout: shopper, orders: shopper)
  }

  /// Lets every call that waits go on.
  func release() {
    gate.send()
  }

  func call(_ name: String) async throws(ShopError) {
    entered.append(name)
    stays.append(SessionID.ofCall)
    let failure = failure
    self.failure = nil
    if holds {
      do { try await gate.wait() } catch { throw .cancelled }
    }
    cancelled.append(Task.isCancelled)
    if let failure { throw failure }
    done.append(name)
  }

  func read() async throws(ShopError) -> Session {
    let answer = session
    try await call("session.read")
    return answer
  }

  func finishOnboarding() async throws(ShopError) {
    try await call("session.finishOnboarding")
  }

  func categories() async throws(ShopError) -> [ShopModel.Category] {
    try await call("catalog.categories")
    return []
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    let answer = page
    try await call("catalog.page")
    return answer
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    let answer = product
    try await call("catalog.product")
    return answer
  }

  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer {
    try await call("cart.change \(sku) \(difference)")
    return CartAnswer(.done(added: difference))
  }

  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer {
    try await call("cart.set \(sku) \(quantity)")
    return CartAnswer(.clamped(to: quantity))
  }

  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer {
    try await call("cart.remove \(sku)")
    return CartAnswer(.done(added: 0))
  }

  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer {
    try await call("cart.restore \(line.sku)")
    return CartAnswer(.done(added: line.quantity))
  }

  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer {
    try await call("cart.coupon \(code)")
    return .refused(.unknown(code))
  }

  func dropCoupon() async throws(ShopError) -> CartAnswer {
    try await call("cart.dropCoupon")
    return CartAnswer(.done(added: 0))
  }

  func shown(_ cart: Cart) async throws(ShopError) {
    try await call("cart.shown")
  }

  func left() async throws(ShopError) {
    try await call("cart.left")
  }
}
