import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// The guest's cart at sign-in.
struct MergeTests {
  let bench: Bench
  private let mug = SKU("MUG-1")
  private let pot = SKU("TEAPOT")
  private let tea = SKU("EARL-GREY")

  init() async throws {
    bench = try await Bench.stocked()
  }

  private func add(_ sku: SKU, _ quantity: Int) async throws {
    _ = try await bench.shop.cart.change(sku, by: quantity)
  }

  /// An account with a mug and a pot, signed out.
  private func account() async throws {
    try await bench.register()
    try await add(pot, 1)
    try await add(mug, 3)
    try await bench.shop.account.signOut()
  }

  @Test("S5: the account's lines come first, the same variant is summed, clamped to the stock")
  func merges() async throws {
    try await account()
    try await add(tea, 2)
    try await add(mug, 4)
    try await add(pot, 1)
    let news = try await bench.signIn()
    #expect(news.hasMerged)
    #expect(bench.lines == ["2 TEAPOT 3250", "5 MUG-1 1200", "2 EARL-GREY 799"])
  }

  @Test("S5: a merge deletes the guest's cart: signing in again changes nothing")
  func twice() async throws {
    try await account()
    try await add(tea, 2)
    try await bench.signIn()
    let lines = bench.lines
    try await bench.shop.account.signOut()
    #expect(bench.cart?.isEmpty == true)
    let news = try await bench.signIn()
    #expect(!news.hasMerged)
    #expect(bench.lines == lines)
  }

  @Test("S5: without lines of a guest nothing came over, and nothing is said")
  func nothingCame() async throws {
    try await account()
    let news = try await bench.signIn()
    #expect(news == ShopNews())
    #expect(bench.lines == ["1 TEAPOT 3250", "3 MUG-1 1200"])
  }

  @Test("S5: a registration takes the guest's cart over")
  func registration() async throws {
    try await add(tea, 2)
    let answer = try await bench.shop.account.register(Bench.ada)
    guard case .signedIn(_, let news) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(news.hasMerged)
    #expect(bench.lines == ["2 EARL-GREY 799"])
  }

  @Test("S5, K7: a line keeps what its shopper was last shown of it")
  func keepsWhatWasSeen() async throws {
    try await account()
    try await add(tea, 1)
    try await bench.hand.setPrice(of: tea, to: Money(900, .gbp))
    try await bench.signIn()
    #expect(bench.cart?.lines.last?.priceBefore == Money(799, .gbp))
  }

  @Test("S5: who is not let in merges nothing")
  func rejected() async throws {
    try await account()
    try await add(tea, 2)
    let wrong = Credentials(email: "ada@example.com", password: Secret("wrong password"))
    let told = bench.told.count
    #expect(try await bench.shop.account.signIn(wrong) == .rejected)
    #expect(bench.told.count == told)
    #expect(bench.lines == ["2 EARL-GREY 799"])
  }

  @Test("S5, K5: the account's coupon stays; without one the guest's is tried")
  func coupons() async throws {
    try await bench.database.replaceCoupons([
      Coupon(code: "TEN", kind: .percent(Percentage(10))),
      Coupon(code: "POT", kind: .percent(Percentage(20)), minimum: Money(3_000, .gbp)),
    ])
    try await account()
    try await add(tea, 1)
    #expect(
      try await bench.shop.cart.coupon("ten") == .taken(try #require(try await coupon("TEN"))))
    #expect(try await bench.signIn().couponLeft == nil)
    #expect(bench.cart?.coupon?.code == "TEN", "it came over, since the account had none")
    _ = try await bench.shop.cart.coupon("POT")
    try await bench.shop.account.signOut()
    try await add(tea, 1)
    _ = try await bench.shop.cart.coupon("TEN")
    try await bench.signIn()
    #expect(bench.cart?.coupon?.code == "POT", "the account's stays")
  }

  @Test("S5, K5: a coupon that does not hold for the merged cart leaves, and the answer says so")
  func couponLeaves() async throws {
    let time = TestTime()
    let bench = try await Bench.stocked(now: { time.now })
    try await bench.database.replaceCoupons([
      Coupon(code: "TODAY", kind: .freeDelivery, lastDay: Day(Bench.start))
    ])
    try await bench.register()
    _ = try await bench.shop.cart.change(mug, by: 1)
    _ = try await bench.shop.cart.coupon("TODAY")
    try await bench.shop.account.signOut()
    time.advance(86_400)
    let news = try await bench.signIn()
    #expect(news.couponLeft == .expired("TODAY", on: Day(Bench.start)))
    #expect(bench.cart?.coupon == nil)
    #expect(bench.told.allSatisfy { $0.news.isEmpty }, "it is told by the answer alone")
  }

  private func coupon(_ code: String) async throws -> Coupon? {
    bench.cart?.coupon ?? Coupon(code: code, kind: .percent(Percentage(10)))
  }
}
