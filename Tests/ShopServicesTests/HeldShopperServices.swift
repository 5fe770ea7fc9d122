import Foundation
import ShopModel
import ShopServices

/// The services of a ``HeldShop`` that need a shopper.
@MainActor
final class HeldShopperServices: SavedService, AccountService, CheckoutService, OrdersService {
  private unowned let shop: HeldShop

  var saved: [SavedProduct] = []
  var profile = Profile(email: "ada@example.com", region: .unitedKingdom)
  var start = CheckoutStart(region: .unitedKingdom)
  var orders = Page<OrderSummary>(items: [], next: nil)
  var order: Order?

  init(_ shop: HeldShop) {
    self.shop = shop
  }

  func list() async throws(ShopError) -> [SavedProduct] {
    let answer = saved
    try await shop.call("saved.list")
    return answer
  }

  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError) {
    try await shop.call("saved.set \(handle) \(isSaved)")
  }

  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer {
    try await shop.call("saved.move \(handle)")
    return CartAnswer(.done(added: 1))
  }

  func signIn(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await shop.call("account.signIn")
    return .rejected
  }

  func register(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await shop.call("account.register")
    return .rejected
  }

  func signOut() async throws(ShopError) {
    try await shop.call("account.signOut")
  }

  func profile() async throws(ShopError) -> Profile {
    let answer = profile
    try await shop.call("account.profile")
    return answer
  }

  func begin() async throws(ShopError) -> CheckoutStart {
    let answer = start
    try await shop.call("checkout.begin")
    return answer
  }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    try await shop.call("checkout.options")
    return []
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    try await shop.call("checkout.place")
    return .payment(.dropped)
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    try await shop.call("checkout.status \(key)")
    return .dropped
  }

  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary> {
    let answer = orders
    try await shop.call("orders.page")
    return answer
  }

  func read(_ number: Int) async throws(ShopError) -> Order? {
    let answer = order
    try await shop.call("orders.read \(number)")
    return answer
  }

  func cancel(_ number: Int) async throws(ShopError) -> Order? {
    try await shop.call("orders.cancel \(number)")
    return order
  }

  func again(_ number: Int) async throws(ShopError) -> AgainAnswer {
    try await shop.call("orders.again \(number)")
    return .unknown
  }
}
