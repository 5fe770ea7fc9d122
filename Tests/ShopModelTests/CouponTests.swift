import ShopModel
import Testing

@Suite("Coupons")
struct CouponTests {
  private let kitchen = Category(id: "kitchen", name: "Kitchen")

  private func lines() throws -> [CartLine] {
    [
      try line("A", gbp(1_000), 1, category: "kitchen"), try line("B", gbp(1_300), 1),
      try line("C", gbp(500), 2, category: "kitchen"),
    ]
  }

  private func cart(_ coupon: Coupon) throws -> Cart {
    try Cart(lines: try lines(), currency: .gbp, coupon: coupon)
  }

  @Test("K4: codes are trimmed, in any case")
  func codes() {
    #expect(Coupon.normalized(" spring10\n") == "SPRING10")
    #expect(Coupon(code: "Spring10", kind: .freeDelivery).code == "SPRING10")
  }

  @Test("K4, M3: a percentage is taken once of its whole, and shared out over the lines")
  func percent() throws {
    let cart = try cart(Coupon(code: "P", kind: .percent(Percentage(10))))
    #expect(cart.discount == gbp(330))
    #expect(cart.discountParts == [gbp(100), gbp(130), gbp(100)])
    #expect(cart.discountedSubtotal == gbp(2_970))
  }

  @Test("K4, M6: an amount is shared out by largest remainder")
  func amount() throws {
    let cart = try cart(Coupon(code: "A", kind: .amount(gbp(2_200))))
    #expect(cart.discount == gbp(2_200))
    #expect(cart.discountParts == [gbp(667), gbp(867), gbp(666)])
    #expect(cart.discountedSubtotal == gbp(1_100))
  }

  @Test("M4: a discount is at most its whole, and a total never negative")
  func atMost() throws {
    let all = try cart(Coupon(code: "A", kind: .amount(gbp(99_999))))
    #expect(all.discount == gbp(3_300))
    #expect(all.discountedSubtotal == gbp(0))
    let kitchenOnly = try cart(
      Coupon(code: "A", kind: .amount(gbp(99_999)), category: kitchen))
    #expect(kitchenOnly.discount == gbp(2_000))
    #expect(kitchenOnly.discountParts == [gbp(1_000), gbp(0), gbp(1_000)])
  }

  @Test("M4: 100 % off is exactly 0")
  func everything() throws {
    let cart = try cart(Coupon(code: "A", kind: .percent(Percentage(100))))
    #expect(cart.discountedSubtotal == gbp(0))
    #expect(cart.discountParts == (try lines().map(\.total)))
  }

  @Test("K4: with a category, its whole is that category's lines")
  func category() throws {
    let cart = try cart(
      Coupon(code: "K", kind: .percent(Percentage(thousandths: 12_500)), category: kitchen))
    #expect(cart.discount == gbp(250))
    #expect(cart.discountParts == [gbp(125), gbp(0), gbp(125)])
  }

  @Test("K4, M4: free delivery takes nothing off the lines")
  func freeDelivery() throws {
    let cart = try cart(Coupon(code: "F", kind: .freeDelivery))
    #expect(cart.discount == gbp(0))
    #expect(cart.coupon?.isFreeDelivery == true)
  }

  @Test("K4: days are whole, in UTC, both included")
  func days() throws {
    let coupon = Coupon(
      code: "D", kind: .freeDelivery, firstDay: try day("2026-03-01"),
      lastDay: try day("2026-03-31"))
    func refusal(_ text: String) throws -> CouponRefusal? {
      try coupon.refusal(for: try lines(), on: try day(text))
    }
    #expect(try refusal("2026-02-28") == .notYet("D", from: try day("2026-03-01")))
    #expect(try refusal("2026-03-01") == nil)
    #expect(try refusal("2026-03-31") == nil)
    #expect(try refusal("2026-04-01") == .expired("D", on: try day("2026-03-31")))
  }

  @Test("K4: a minimum is of its whole before the discount, reached exactly or more")
  func minimum() throws {
    let today = try day("2026-03-01")
    func refusal(_ minimum: Int, _ category: ShopModel.Category?) throws -> CouponRefusal? {
      try Coupon(
        code: "M", kind: .percent(Percentage(50)), minimum: gbp(minimum), category: category
      ).refusal(for: try lines(), on: today)
    }
    #expect(try refusal(3_300, nil) == nil)
    #expect(try refusal(3_301, nil) == .minimum("M", gbp(3_301), category: nil))
    #expect(try refusal(2_000, kitchen) == nil)
    #expect(try refusal(2_001, kitchen) == .minimum("M", gbp(2_001), category: "Kitchen"))
  }

  @Test("K4: the first failing check is told: not yet, expired, category, minimum")
  func order() throws {
    let paper = Category(id: "paper", name: "Paper")
    var coupon = Coupon(
      code: "X", kind: .freeDelivery, minimum: gbp(9_999), category: paper,
      firstDay: try day("2026-03-10"), lastDay: try day("2026-03-01"))
    let lines = try lines()
    let today = try day("2026-03-05")
    #expect(try coupon.refusal(for: lines, on: today) == .notYet("X", from: day("2026-03-10")))
    coupon.firstDay = nil
    #expect(try coupon.refusal(for: lines, on: today) == .expired("X", on: day("2026-03-01")))
    coupon.lastDay = nil
    #expect(try coupon.refusal(for: lines, on: today) == .category("X", "Paper"))
    coupon.category = kitchen
    #expect(
      try coupon.refusal(for: lines, on: today) == .minimum("X", gbp(9_999), category: "Kitchen"))
    coupon.minimum = nil
    #expect(try coupon.refusal(for: lines, on: today) == nil)
  }

  @Test("K5: a change of the cart can make a coupon no longer hold")
  func revalidation() throws {
    let coupon = Coupon(
      code: "K", kind: .percent(Percentage(10)), minimum: gbp(1_500), category: kitchen)
    let today = try day("2026-03-05")
    #expect(try coupon.refusal(for: lines(), on: today) == nil)
    #expect(
      try coupon.refusal(for: Array(lines().dropLast()), on: today)
        == .minimum("K", gbp(1_500), category: "Kitchen"))
    #expect(
      try coupon.refusal(for: [lines()[1]], on: today) == .category("K", "Kitchen"))
    #expect(try coupon.refusal(for: [], on: today) == .category("K", "Kitchen"))
  }

  @Test("K4: each refusal and each kind has its words")
  func texts() throws {
    let refusals: [CouponRefusal] = [
      .unknown("X"), .notYet("X", from: try day("2026-03-01")),
      .expired("X", on: try day("2026-03-31")), .category("X", "Kitchen"),
      .minimum("X", gbp(3_000), category: nil), .minimum("X", gbp(3_000), category: "Kitchen"),
    ]
    #expect(
      refusals.map(\.description) == [
        "There is no coupon “X”", "X holds from 1 Mar 2026", "X held until 31 Mar 2026",
        "X is for Kitchen only", "X needs £30.00 in the cart",
        "X needs £30.00 of Kitchen in the cart",
      ])
    let coupons = [
      Coupon(code: "X", kind: .percent(Percentage(10)), category: kitchen),
      Coupon(code: "X", kind: .amount(gbp(500))), Coupon(code: "X", kind: .freeDelivery),
    ]
    #expect(coupons.map(\.text) == ["10% off Kitchen", "£5.00 off", "Free delivery"])
  }

  @Test(
    "M3, M4: for any cart and any coupon the parts add up, and none is below 0 or beyond its line")
  func anything() throws {
    var dice = Dice(seed: 6)
    for _ in 0..<2_000 {
      let lines = try (0..<Int.random(in: 0...8, using: &dice)).map { number in
        try line(
          "S\(number)", gbp(Int.random(in: 0...9_999_999, using: &dice)),
          Int.random(in: 1...9_999, using: &dice),
          category: Bool.random(using: &dice) ? "kitchen" : "")
      }
      let kind: Coupon.Kind =
        Bool.random(using: &dice)
        ? .percent(Percentage(thousandths: Int.random(in: 0...100_000, using: &dice)))
        : .amount(gbp(Int.random(in: 0...99_999_999, using: &dice)))
      let coupon = Coupon(
        code: "X", kind: kind, category: Bool.random(using: &dice) ? kitchen : nil)
      let cart = try Cart(lines: lines, currency: .gbp, coupon: coupon)
      #expect(try Money.sum(cart.discountParts, in: .gbp) == cart.discount)
      #expect(cart.discountedSubtotal.minorUnits >= 0)
      for (part, line) in zip(cart.discountParts, cart.lines) {
        #expect((0...(coupon.covers(line) ? line.total.minorUnits : 0)).contains(part.minorUnits))
      }
      for region in [Region.unitedKingdom] {
        #expect(TotalsRow.addUp(try CartTotals(cart, region: region).rows))
      }
    }
  }
}
