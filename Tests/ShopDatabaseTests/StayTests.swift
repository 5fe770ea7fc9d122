import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Calls are bound to the stay in which they were made.
struct StayTests {
  let bench: Bench
  private let pot = SKU("TEAPOT")

  init() async throws {
    bench = try await Bench.stocked()
  }

  @Test("G6: a call of a shopper who has gone changes that shopper's data only, and nobody hears")
  func shopperGone() async throws {
    try await bench.register()
    let stay = bench.feed.session
    try await bench.shop.account.signOut()
    let told = bench.told.count
    let answer = try await bench.inStay(stay) { try await bench.shop.cart.change(pot, by: 1) }
    #expect(answer.outcome == .done(added: 1))
    try await bench.inStay(stay) { try await bench.shop.saved.set(Handle("mug"), true) }
    #expect(bench.told.count == told)
    #expect(try await bench.shop.session.read().cart.isEmpty, "the guest has nothing of it")
    try await bench.signIn()
    #expect(bench.lines == ["1 TEAPOT 3250"])
    #expect(bench.told.last?.saved?.map(\.handle.text) == ["mug"])
  }

  @Test("G6: it does not reach the next shopper either")
  func nextShopper() async throws {
    try await bench.register()
    let ada = bench.feed.session
    try await bench.shop.account.signOut()
    try await bench.register(Bench.bob)
    let told = bench.told.count
    _ = try await bench.inStay(ada) { try await bench.shop.cart.change(pot, by: 1) }
    #expect(bench.told.count == told)
    #expect(try await bench.shop.session.read().cart.isEmpty)
  }

  @Test("G6: what the same shopper did in a stay that has ended is told by nobody")
  func sameShopper() async throws {
    try await bench.register()
    let first = bench.feed.session
    try await bench.shop.account.signOut()
    try await bench.signIn()
    let told = bench.told.count
    _ = try await bench.inStay(first) { try await bench.shop.cart.change(pot, by: 1) }
    #expect(bench.told.count == told)
    _ = try await bench.shop.cart.change(pot, by: 1)
    #expect(bench.lines == ["2 TEAPOT 3250"], "the next change brings it")
  }

  @Test("S4, G6: of two sign-ins that were made as a guest the first alone is let in")
  func oneDoor() async throws {
    try await bench.register()
    try await bench.shop.account.signOut()
    let guest = bench.feed.session
    try await bench.signIn()
    await #expect(throws: ShopError.refused) {
      try await bench.inStay(guest) { _ = try await bench.shop.account.register(Bench.bob) }
    }
    await #expect(throws: ShopError.refused) { _ = try await bench.shop.account.signIn(Bench.ada) }
    #expect(try await bench.shop.session.read().shopper?.email == "Ada@Example.com")
    try await bench.shop.account.signOut()
    #expect(
      try await bench.shop.account.signIn(Bench.bob) == .rejected, "and bob was not registered")
  }

  @Test("G6, S6: a sign-out of a stay that has ended signs nobody out")
  func lateSignOut() async throws {
    try await bench.register()
    let first = bench.feed.session
    try await bench.shop.account.signOut()
    try await bench.signIn()
    let told = bench.told.count
    try await bench.inStay(first) { try await bench.shop.account.signOut() }
    #expect(try await bench.shop.session.read().shopper != nil)
    #expect(bench.told.count == told)
  }

  @Test("G6, H7: a payment of a shopper who has gone is settled for them, and told at sign-in")
  func paymentOfOneWhoHasGone() async throws {
    try await bench.register()
    _ = try await bench.shop.cart.change(pot, by: 1)
    guard case .payment(.checking(let attempt)) = try await bench.buy(.late) else {
      Issue.record("the outcome should be open")
      return
    }
    let stay = bench.feed.session
    try await bench.shop.account.signOut()
    let told = bench.told.count
    for _ in 1...3 {
      _ = try await bench.inStay(stay) { try await bench.shop.checkout.status(attempt.key) }
    }
    #expect(bench.told.count == told)
    let news = try await bench.signIn()
    #expect(news.settled.map(\.notice) == ["Order 1001 is paid"])
    #expect(bench.cart?.isEmpty == true)
    try await bench.shop.account.signOut()
    #expect(try await bench.signIn().settled == [], "it is told once")
  }
}
