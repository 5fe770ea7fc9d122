import Foundation
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Coupons in a cart.
struct CouponTests {
  let time = TestTime()
  let bench: Bench
  private nonisolated static let today = Day(Bench.start)
  private nonisolated static let yesterday = Day(Bench.start.addingTimeInterval(-86_400))
  private nonisolated static let tomorrow = Day(Bench.start.addingTimeInterval(86_400))

  nonisolated static let coupons = [
    Coupon(code: "TEN", kind: .percent(Percentage(10))),
    Coupon(code: "FIVE", kind: .amount(Money(500, .gbp)), minimum: Money(2_000, .gbp)),
    Coupon(code: "FREE", kind: .freeDelivery, lastDay: today),
    Coupon(code: "SOON", kind: .freeDelivery, firstDay: tomorrow),
    Coupon(code: "OVER", kind: .freeDelivery, lastDay: yesterday),
    Coupon(
      code: "TEA", kind: .percent(Percentage(thousandths: 12_500)), minimum: Money(1_500, .gbp),
      category: Fixtures.tea, firstDay: yesterday, lastDay: tomorrow),
  ]

  init() async throws {
    let time = time
    bench = try await Bench.stocked(now: { time.now })
    try await bench.database.replaceCoupons(CouponTests.coupons)
  }

  private func take(_ code: String) async throws -> CouponAnswer {
    try await bench.shop.cart.coupon(code)
  }

  private func add(_ sku: String, _ quantity: Int = 1) async throws {
    _ = try await bench.shop.cart.change(SKU(sku), by: quantity)
  }

  @Test("K4: a coupon comes out of the database as it went in", arguments: coupons)
  func roundTrip(_ coupon: Coupon) async throws {
    time.advance(coupon.code == "SOON" ? 86_400 : coupon.code == "OVER" ? -86_400 : 0)
    try await add("SENCHA", 2)
    #expect(try await take(coupon.code) == .taken(coupon))
    #expect(bench.cart?.coupon == coupon)
  }

  @Test("K4: a code is trimmed, and its case does not count")
  func codes() async throws {
    try await add("MUG-1")
    #expect(try await take("  ten\n") == .taken(CouponTests.coupons[0]))
    #expect(bench.cart?.discount == Money(120, .gbp))
  }

  @Test("K4: the first check that fails is told")
  func refusals() async throws {
    try await add("MUG-1")
    #expect(try await take(" none ") == .refused(.unknown("none")))
    #expect(try await take("SOON") == .refused(.notYet("SOON", from: Self.tomorrow)))
    #expect(try await take("OVER") == .refused(.expired("OVER", on: Self.yesterday)))
    #expect(try await take("TEA") == .refused(.category("TEA", "Tea")))
    try await add("EARL-GREY")
    #expect(
      try await take("TEA") == .refused(.minimum("TEA", Money(1_500, .gbp), category: "Tea")))
    #expect(
      try await take("FIVE") == .refused(.minimum("FIVE", Money(2_000, .gbp), category: nil)))
    #expect(bench.cart?.coupon == nil)
  }

  @Test("K4: a new code replaces the old only if it holds; dropping takes it out")
  func replaces() async throws {
    try await add("MUG-1")
    _ = try await take("TEN")
    _ = try await take("FIVE")
    #expect(bench.cart?.coupon?.code == "TEN")
    try await add("TEAPOT")
    _ = try await take("FIVE")
    #expect(bench.cart?.coupon?.code == "FIVE")
    #expect(bench.cart?.discount == Money(500, .gbp))
    #expect(try await bench.shop.cart.dropCoupon().outcome == .done(added: 0))
    #expect(bench.cart?.coupon == nil)
    #expect(bench.cart?.discount == .zero(.gbp))
  }

  @Test("K4: days count from their first to their last moment in UTC")
  func days() async throws {
    try await add("MUG-1")
    time.advance(9 * 3_600 + 54 * 60 + 59)
    #expect(try await take("FREE") == .taken(CouponTests.coupons[2]))
    time.advance(1)
    #expect(try await take("FREE") == .refused(.expired("FREE", on: Self.today)))
    #expect(try await take("SOON") == .taken(CouponTests.coupons[3]))
  }

  @Test("K5: a cart change that ends it takes the coupon out, and the feed says why, once")
  func leaves() async throws {
    try await add("MUG-1", 2)
    _ = try await take("FIVE")
    try await add("MUG-1", -1)
    let change = try #require(bench.told.last)
    #expect(
      change.news.couponLeft == .minimum("FIVE", Money(2_000, .gbp), category: nil))
    #expect(change.cart?.coupon == nil)
    try await add("MUG-1")
    #expect(bench.told.last?.news.isEmpty == true)
    #expect(bench.cart?.coupon == nil, "it does not come back by itself")
  }

  @Test("K5: so does a price that another hand has changed, or the day that ends")
  func leavesByOthers() async throws {
    try await add("MUG-1", 2)
    _ = try await take("FIVE")
    try await bench.hand.setPrice(of: SKU("MUG-1"), to: Money(900, .gbp))
    #expect(bench.told.last?.news.couponLeft != nil)
    #expect(bench.cart?.coupon == nil)
    _ = try await take("FREE")
    time.advance(86_400)
    try await add("EARL-GREY")
    #expect(bench.told.last?.news.couponLeft == .expired("FREE", on: Self.today))
  }

  @Test("K5: a coupon that is withdrawn leaves with the next change")
  func withdrawn() async throws {
    try await add("MUG-1")
    _ = try await take("TEN")
    try await bench.database.replaceCoupons([])
    try await add("MUG-1")
    #expect(bench.told.last?.news.couponLeft == .unknown("TEN"))
    #expect(bench.cart?.coupon == nil)
  }

  @Test("K5, W1: a coupon stays over a relaunch; one that has ended meanwhile is told at launch")
  func relaunch() async throws {
    let folder = try Folder()
    let time = time
    let first = try await Bench.stocked(at: .file(folder.file), now: { time.now })
    try await first.database.replaceCoupons(CouponTests.coupons)
    _ = try await first.shop.cart.change(SKU("MUG-1"), by: 1)
    _ = try await first.shop.cart.coupon("FREE")
    await first.database.close()
    let second = try Bench(at: .file(folder.file), now: { time.now })
    let session = try await second.shop.session.read()
    #expect(session.cart.coupon?.code == "FREE")
    #expect(session.news.isEmpty)
    await second.database.close()
    time.advance(86_400)
    let third = try Bench(at: .file(folder.file), now: { time.now })
    let later = try await third.shop.session.read()
    #expect(later.cart.coupon == nil)
    #expect(later.news.couponLeft == .expired("FREE", on: Self.today))
    #expect(try await third.shop.session.read().news.isEmpty)
    await third.database.close()
  }

  @Test("K3: what is put back comes without the coupon that has left")
  func undo() async throws {
    try await add("MUG-1", 2)
    _ = try await take("FIVE")
    guard
      case .removed(let line) = try await bench.shop.cart.remove(SKU("MUG-1")).outcome
    else {
      Issue.record("the line was not removed")
      return
    }
    #expect(bench.cart?.coupon == nil)
    _ = try await bench.shop.cart.restore(line)
    #expect(bench.cart?.coupon == nil)
  }

  @Test("K4, M7: a coupon in another currency is refused, and the others stay")
  func otherCurrency() async throws {
    await #expect(throws: ShopError.refused) {
      try await bench.database.replaceCoupons([
        Coupon(code: "YEN", kind: .amount(Money(100, .jpy)))
      ])
    }
    try await add("MUG-1")
    #expect(try await take("TEN") == .taken(CouponTests.coupons[0]))
  }
}
