import ShopModel
import Testing

@Suite("Tax, delivery and totals")
struct TotalsTests {
  private func texts(_ rows: [TotalsRow]) -> [String] {
    rows.map { row in row.label + (row.money.map { " " + $0.formatted } ?? "") }
  }

  private func cart(
    _ region: Region, units: Int, grams: Int = 500, coupon: Coupon? = nil
  ) throws -> Cart {
    try Cart(
      lines: [line("A", Money(units, region.currency), 1, grams: grams)],
      currency: region.currency, coupon: coupon)
  }

  @Test("M5, M6: 51.86 − 40 % + 8.25 % in Texas comes to 33.69, where delivery is free")
  func texas() throws {
    let coupon = Coupon(code: "FORTY", kind: .percent(Percentage(40)))
    let totals = try ReviewTotals(
      try cart(.unitedStates, units: 5_186, coupon: coupon), delivery: delivery(usd(0)),
      state: "TX", region: .unitedStates)
    #expect(
      texts(totals.rows) == [
        "Subtotal $51.86", "Discount FORTY −$20.74", "Delivery, Standard $0.00",
        "Sales tax 8.25% $2.57", "Total $33.69",
      ])
    #expect(totals.total == usd(3_369))
    #expect(TotalsRow.addUp(totals.rows))
  }

  @Test("M5: tax is computed once, on the discounted subtotal plus delivery where it is taxed")
  func taxBase() throws {
    func tax(_ state: String) throws -> Money {
      try Region.unitedStates.taxRule(state: state).tax(on: usd(10_000), delivery: usd(1_000))
    }
    #expect(try tax("TX") == usd(908))
    #expect(try tax("CA") == usd(725))
    #expect(try tax("OR") == usd(0))
    #expect(try tax("texas") == usd(908))
    #expect(try tax("") == usd(0))
    #expect(try tax("ZZ") == usd(0))
  }

  @Test("M5: prices in GB, DE and JP hold the tax; US adds it by state")
  func taxRules() throws {
    #expect(Region.allCases.map(\.pricesIncludeTax) == [true, false, true, true])
    #expect(
      Region.allCases.map { $0.taxRule().rate } == [
        Percentage(20), Percentage(0), Percentage(19), Percentage(10),
      ])
    #expect(gbp(1_200).heldTax(Percentage(20)) == gbp(200))
    #expect(Money(119, .eur).heldTax(Percentage(19)) == Money(19, .eur))
    #expect(Money(110, .jpy).heldTax(Percentage(10)) == Money(10, .jpy))
    #expect(gbp(-1_200).heldTax(Percentage(20)) == gbp(-200))
    #expect(gbp(3).heldTax(Percentage(20)) == gbp(1))
  }

  @Test("M5, H2: there are fifty states and the District, in order, each once")
  func states() {
    #expect(USState.all.count == 51)
    #expect(USState.all.map(\.name) == USState.all.map(\.name).sorted())
    #expect(Set(USState.all.map(\.code)).count == 51)
    #expect(USState.all.allSatisfy { $0.taxRate < Percentage(10) })
    #expect(USState("TX")?.taxRate == Percentage(thousandths: 8_250))
    #expect(USState("tx") == nil)
    #expect(USState(named: " new  york ")?.code == "NY")
    #expect(USState(named: "ny")?.name == "New York")
  }

  @Test("M8, K6: Cart shows delivery and tax as texts, and ends in the total before delivery")
  func cartTotals() throws {
    let totals = try CartTotals(try cart(.unitedKingdom, units: 2_400), region: .unitedKingdom)
    #expect(
      texts(totals.rows) == [
        "Subtotal £24.00", "Delivery from £3.95", "Includes VAT £4.00",
        "Total before delivery £24.00",
      ])
    #expect(totals.total == gbp(2_400))
  }

  @Test("M8: Cart in the other regions")
  func cartTotalsElsewhere() throws {
    func rows(_ region: Region, _ units: Int) throws -> [String] {
      texts(try CartTotals(try cart(region, units: units), region: region).rows)
    }
    #expect(
      try rows(.unitedStates, 1_500) == [
        "Subtotal $15.00", "Delivery from $5.95", "Tax at checkout",
        "Total before delivery $15.00",
      ])
    #expect(
      try rows(.germany, 1_190) == [
        "Subtotal €11.90", "Delivery from €4.90", "Includes VAT €1.90",
        "Total before delivery €11.90",
      ])
    #expect(
      try rows(.japan, 2_200) == [
        "Subtotal ¥2,200", "Delivery from ¥600", "Includes consumption tax ¥200",
        "Total before delivery ¥2,200",
      ])
  }

  @Test("K6, M8: Cart with a coupon, whose tax is that of the discounted subtotal")
  func cartWithCoupon() throws {
    let coupon = Coupon(code: "HALF", kind: .percent(Percentage(50)))
    let totals = try CartTotals(
      try cart(.unitedKingdom, units: 2_400, coupon: coupon), region: .unitedKingdom)
    #expect(
      texts(totals.rows) == [
        "Subtotal £24.00", "Discount HALF −£12.00", "Delivery from £3.95", "Includes VAT £2.00",
        "Total before delivery £12.00",
      ])
  }

  @Test("K4, M8: free delivery is a text in Cart, and an amount line of −delivery in Review")
  func freeDelivery() throws {
    let coupon = Coupon(code: "FREE", kind: .freeDelivery)
    let cart = try cart(.unitedKingdom, units: 2_400, coupon: coupon)
    #expect(
      texts(try CartTotals(cart, region: .unitedKingdom).rows) == [
        "Subtotal £24.00", "Delivery from £3.95", "Free delivery with FREE", "Includes VAT £4.00",
        "Total before delivery £24.00",
      ])
    let review = try ReviewTotals(
      cart, delivery: delivery(gbp(395)), state: "", region: .unitedKingdom)
    #expect(
      texts(review.rows) == [
        "Subtotal £24.00", "Delivery, Standard £3.95", "Free delivery FREE −£3.95",
        "Includes VAT £4.00", "Total £24.00",
      ])
  }

  @Test("M5, M8: Review in GB holds the tax of goods and delivery, as a text that counts nothing")
  func review() throws {
    let review = try ReviewTotals(
      try cart(.unitedKingdom, units: 2_400), delivery: delivery(gbp(600)), state: "",
      region: .unitedKingdom)
    #expect(
      texts(review.rows) == [
        "Subtotal £24.00", "Delivery, Standard £6.00", "Includes VAT £5.00", "Total £30.00",
      ])
  }

  @Test("M4: percent and amount never touch delivery")
  func discountsAndDelivery() throws {
    for kind in [Coupon.Kind.percent(Percentage(100)), .amount(gbp(99_999))] {
      let cart = try cart(
        .unitedKingdom, units: 2_400, coupon: Coupon(code: "ALL", kind: kind))
      let totals = try ReviewTotals(
        cart, delivery: delivery(gbp(395)), state: "", region: .unitedKingdom)
      #expect(totals.total == gbp(395))
    }
  }

  @Test("M8: amounts add up to the total, for any cart, coupon, region and state")
  func addsUp() throws {
    var dice = Dice(seed: 7)
    for _ in 0..<2_000 {
      let region = Region.allCases[Int.random(in: 0..<4, using: &dice)]
      let state = USState.all[Int.random(in: 0..<51, using: &dice)].code
      let kinds: [Coupon.Kind?] = [
        nil, .freeDelivery, .percent(Percentage(Int.random(in: 0...100, using: &dice))),
        .amount(Money(Int.random(in: 0...9_999, using: &dice), region.currency)),
      ]
      let coupon = kinds[Int.random(in: 0..<4, using: &dice)].map { Coupon(code: "C", kind: $0) }
      let cart = try cart(
        region, units: Int.random(in: 0...99_999, using: &dice),
        grams: Int.random(in: 0...29_999, using: &dice), coupon: coupon)
      let options = DeliveryTable(region).options(grams: cart.grams)
      let option = options[Int.random(in: 0..<options.count, using: &dice)]
      let review = try ReviewTotals(cart, delivery: option, state: state, region: region)
      #expect(TotalsRow.addUp(review.rows))
      #expect(TotalsRow.addUp(try CartTotals(cart, region: region).rows))
      #expect(review.total.minorUnits >= 0)
      #expect(review.rows.last?.money == review.total)
      #expect(review.rows.count { $0.role == .tax } == (region == .unitedStates ? 1 : 0))
    }
  }

  @Test("M1, M8: amounts of any size add up or throw as too large, and nothing traps")
  func extremes() throws {
    var dice = Dice(seed: 11)
    var counts = (added: 0, refused: 0)
    for _ in 0..<2_000 {
      let region = Region.allCases[Int.random(in: 0..<4, using: &dice)]
      func amount() -> Money {
        let bits = Int.random(in: 0..<63, using: &dice)
        return Money(Int.random(in: 0...Int.max >> bits, using: &dice), region.currency)
      }
      let kinds: [Coupon.Kind?] = [
        nil, .freeDelivery, .amount(amount()),
        .percent(Percentage(thousandths: Int.random(in: 0...100_000, using: &dice))),
      ]
      do {
        let lines = try (0..<3).map {
          try line("L\($0)", amount(), Int.random(in: 1...99, using: &dice))
        }
        let coupon = kinds[Int.random(in: 0..<4, using: &dice)].map { Coupon(code: "C", kind: $0) }
        let cart = try Cart(lines: lines, currency: region.currency, coupon: coupon)
        let review = try ReviewTotals(
          cart, delivery: delivery(amount()), state: "TX", region: region)
        #expect(try Money.sum(cart.discountParts, in: region.currency) == cart.discount)
        #expect(cart.discount.minorUnits <= cart.subtotal.minorUnits)
        #expect(TotalsRow.addUp(review.rows))
        #expect(review.total.minorUnits >= 0)
        counts.added += 1
      } catch let error as MoneyError {
        #expect(error == .overflow)
        counts.refused += 1
      }
    }
    #expect(counts.added > 200)
    #expect(counts.refused > 200)
  }

  @Test("M8: rows that do not add up, or have no total, are told apart")
  func addUp() {
    let subtotal = TotalsRow.amount(.subtotal, label: "Subtotal", gbp(100))
    #expect(TotalsRow.addUp([subtotal, .text("x"), .amount(.total, label: "Total", gbp(100))]))
    #expect(!TotalsRow.addUp([subtotal, .amount(.total, label: "Total", gbp(99))]))
    #expect(!TotalsRow.addUp([subtotal]))
    #expect(!TotalsRow.addUp([subtotal, .amount(.total, label: "Total", usd(100))]))
  }

  @Test("H3, M8: the price of delivery goes by region and weight")
  func deliveryTables() {
    func prices(_ region: Region, _ grams: Int) -> [String] {
      DeliveryTable(region).options(grams: grams).map { "\($0.id) \($0.price.formatted)" }
    }
    #expect(prices(.unitedKingdom, 0) == ["standard £3.95", "express £7.95"])
    #expect(prices(.unitedKingdom, 2_000) == ["standard £3.95", "express £7.95"])
    #expect(prices(.unitedKingdom, 2_001) == ["standard £6.95", "express £11.95"])
    #expect(prices(.unitedKingdom, 10_001) == ["standard £12.95"])
    #expect(prices(.unitedKingdom, 30_001) == [])
    #expect(prices(.unitedStates, 1) == ["standard $5.95", "express $14.95"])
    #expect(prices(.germany, 1) == ["standard €4.90", "express €9.90"])
    #expect(prices(.japan, 1) == ["standard ¥600", "express ¥1,100"])
  }

  @Test("M8: Delivery from is the cheapest, or that it is too heavy")
  func deliveryFrom() {
    let table = DeliveryTable(.unitedKingdom)
    #expect(table.text(grams: 2_500) == "Delivery from £6.95")
    #expect(table.text(grams: 30_001) == "Too heavy to be delivered")
    #expect(table.cheapest(grams: .max) == nil)
  }

  @Test("M8: a cart weighs what its pieces weigh, and never traps")
  func weight() throws {
    let cart = try Cart(
      lines: [line("A", gbp(1), 3, grams: 400), line("B", gbp(1), 1, grams: 50)], currency: .gbp)
    #expect(cart.grams == 1_250)
    let huge = try Cart(lines: [line("A", gbp(0), .max, grams: 2)], currency: .gbp)
    #expect(huge.grams == .max)
  }

  @Test("H3: far places are reached by the standard delivery only")
  func farPlaces() {
    func count(_ region: Region, state: String = "", _ postcode: String) -> Int {
      DeliveryTable(region).options(
        grams: 100, to: Address(state: state, postcode: postcode)
      ).count
    }
    #expect(count(.unitedKingdom, "SW1A 1AA") == 2)
    #expect(count(.unitedKingdom, "bt1 1aa") == 1)
    #expect(count(.unitedKingdom, "B1 1AA") == 2)
    #expect(count(.unitedStates, state: "TX", "78701") == 2)
    #expect(count(.unitedStates, state: "Hawaii", "96801") == 1)
    #expect(count(.germany, "10115") == 2)
    #expect(count(.germany, "27498") == 1)
    #expect(count(.japan, "100-0001") == 2)
    #expect(count(.japan, "900-0001") == 1)
  }

  @Test("H3: the chosen option is kept by its id; one that vanished gives way to the first")
  func choice() {
    let standard = delivery(gbp(395))
    let express = delivery(gbp(795), id: "express", name: "Express")
    let dearer = delivery(gbp(895), id: "express", name: "Express")
    #expect(DeliveryChoice(of: [standard, dearer], before: express).option == dearer)
    #expect(DeliveryChoice(of: [standard, dearer], before: express).vanished == nil)
    #expect(DeliveryChoice(of: [standard], before: express).option == standard)
    #expect(DeliveryChoice(of: [standard], before: express).vanished == express)
    #expect(DeliveryChoice(of: [standard], before: nil).option == standard)
    #expect(DeliveryChoice(of: [standard], before: nil).vanished == nil)
    #expect(DeliveryChoice(of: [], before: express).option == nil)
    #expect(standard.daysText == "3–5 days")
    #expect(
      DeliveryOption(id: "x", name: "X", price: gbp(1), fewestDays: 1, mostDays: 1).daysText
        == "1 day")
  }

  @Test("M7: a region fixes the currency")
  func regions() {
    #expect(Region.allCases.map(\.rawValue) == ["GB", "US", "DE", "JP"])
    #expect(Region.allCases.map(\.currency.code) == ["GBP", "USD", "EUR", "JPY"])
  }
}
