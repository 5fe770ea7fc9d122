import ShopModel
import Testing

@Suite("The cart")
struct CartTests {
  @Test("K1, M8: line totals add up to the subtotal")
  func subtotal() throws {
    let cart = try Cart(lines: [line("A", gbp(325), 20), line("B", gbp(999), 3)], currency: .gbp)
    #expect(cart.lines.map(\.total) == [gbp(6_500), gbp(2_997)])
    #expect(cart.subtotal == gbp(9_497))
    #expect(cart.count == 23)
    #expect(cart.quantity(of: SKU("B")) == 3)
    #expect(cart.quantity(of: SKU("C")) == 0)
    #expect(cart.coupon == nil)
    #expect(cart.discount == gbp(0))
    #expect(cart.discountParts == [gbp(0), gbp(0)])
    #expect(Cart.empty(.gbp) == (try Cart(lines: [], currency: .gbp)))
  }

  @Test("M1: a cart that cannot be reckoned throws")
  func overflow() throws {
    #expect(throws: MoneyError.overflow) { try line("A", gbp(.max), 2) }
    let lines = [try line("A", gbp(.max), 1), try line("B", gbp(1), 1)]
    #expect(throws: MoneyError.overflow) { try Cart(lines: lines, currency: .gbp) }
    #expect(throws: MoneyError.mixedCurrencies("JPY", "GBP")) {
      try Cart(lines: lines, currency: .jpy)
    }
  }

  @Test(
    "K9: the badge is the sum, none at 0, 99+ above 99",
    arguments: [(0, nil), (1, "1"), (99, "99"), (100, "99+"), (.max, "99+"), (-1, nil)]
      as [(Int, String?)])
  func badge(count: Int, text: String?) {
    #expect(Cart.badge(count) == text)
  }

  @Test("K9: the sum of quantities is the badge's, and never a trap")
  func badgeOfCart() throws {
    let cart = try Cart(lines: [line("A", gbp(1), 60), line("B", gbp(1), 40)], currency: .gbp)
    #expect(cart.badge == "99+")
    #expect(Cart.empty(.gbp).badge == nil)
    let huge = try Cart(
      lines: [line("A", gbp(0), .max), line("B", gbp(0), .max)], currency: .gbp)
    #expect(huge.count == .max)
    #expect(huge.badge == "99+")
  }

  @Test(
    "K2: a typed number is 0…9,999",
    arguments: [
      ("0", TypedQuantity.remove), ("1", .set(1)), ("9999", .set(9_999)), (" 12 ", .set(12)),
      ("007", .set(7)), ("0000", .remove),
    ])
  func typedQuantity(text: String, quantity: TypedQuantity) throws {
    #expect(try TypedQuantity(parsing: text) == quantity)
  }

  @Test(
    "K2: anything else is refused with its text",
    arguments: ["", " ", "-1", "+1", "1.5", "10000", "00001", "two", "1 2", "٣", "1e2", "2x"])
  func refusedQuantity(text: String) {
    let error = #expect(throws: TypedQuantityError.self) { try TypedQuantity(parsing: text) }
    #expect(error?.text == text)
    #expect(
      error?.description == "“\(text)” is not a quantity: type a number from 0 to 9,999")
  }

  @Test("K2: what was typed is the number that the service is asked for")
  func askedQuantity() {
    #expect(TypedQuantity.remove.quantity == 0)
    #expect(TypedQuantity.set(7).quantity == 7)
  }

  @Test("K2: + past the stock changes nothing; − never asks for the stock, and removes at 0")
  func steps() {
    #expect(QuantityChange.step(from: 2, by: 1, stock: 3) == .done(3))
    #expect(QuantityChange.step(from: 3, by: 1, stock: 3) == .atLimit)
    #expect(QuantityChange.step(from: 5, by: 1, stock: 3) == .atLimit)
    #expect(QuantityChange.step(from: 0, by: 1, stock: 0) == .atLimit)
    #expect(QuantityChange.step(from: 5, by: -1, stock: 3) == .done(4))
    #expect(QuantityChange.step(from: 1, by: -1, stock: 0) == .removed)
    #expect(QuantityChange.step(from: 1, by: -9, stock: 5) == .removed)
    #expect(QuantityChange.step(from: .max, by: 1, stock: .max) == .atLimit)
    #expect(QuantityChange.step(from: .min, by: -1, stock: 1) == .removed)
  }

  @Test("L3: several at once are added as far as the stock goes")
  func severalAtOnce() {
    #expect(QuantityChange.step(from: 1, by: 5, stock: 10) == .done(6))
    #expect(QuantityChange.step(from: 1, by: 5, stock: 4) == .clamped(4))
    #expect(QuantityChange.step(from: 4, by: 5, stock: 4) == .atLimit)
  }

  @Test("K2: a typed number is clamped to the stock; 0 removes")
  func typing() {
    #expect(QuantityChange.set(to: 3, stock: 3) == .done(3))
    #expect(QuantityChange.set(to: 9_999, stock: 3) == .clamped(3))
    #expect(QuantityChange.set(to: 0, stock: 3) == .removed)
    #expect(QuantityChange.set(to: 5, stock: 0) == .atLimit)
  }

  @Test("K7: what a line says of the stock, and to what it can be reduced")
  func availability() {
    func texts(_ quantity: Int, _ stock: Int?) -> [String?] {
      let availability = CartLine.Availability(quantity: quantity, stock: stock)
      return [availability.text, availability.reducedQuantity.map(String.init)]
    }
    #expect(texts(3, 3) == [nil, nil])
    #expect(texts(3, 2) == ["Only 2 left", "2"])
    #expect(texts(3, 0) == ["Sold out", nil])
    #expect(texts(3, -2) == ["Sold out", nil])
    #expect(texts(3, nil) == ["No longer sold", nil])
    #expect(CartLine.Availability.onlyLeft(-1).text == "Sold out")
  }

  @Test("K7: a line that cannot be bought keeps the cart from checkout, with its reason")
  func checkoutProblem() throws {
    let good = try line("A", gbp(1), 1)
    #expect(try Cart(lines: [good], currency: .gbp).checkoutProblem == nil)
    let short = try line("B", gbp(1), 5, stock: 2)
    let gone = try CartLine(
      sku: SKU("C"), handle: Handle("c"), name: "C", variant: "", unitPrice: gbp(1), quantity: 1,
      stock: 0, availability: .gone)
    #expect(
      try Cart(lines: [good, short, gone], currency: .gbp).checkoutProblem == "B: Only 2 left")
    #expect(try Cart(lines: [gone], currency: .gbp).checkoutProblem == "C: No longer sold")
  }

  @Test("K7: a price that has changed says what it was")
  func priceBefore() throws {
    var mug = try line("A", gbp(1_300), 1)
    #expect(mug.priceBeforeText == nil)
    mug.priceBefore = gbp(1_200)
    #expect(mug.priceBeforeText == "was £12.00")
    mug.variant = "Navy / Large"
    #expect(mug.title == "A, Navy / Large")
  }

  @Test("S5: the account's lines come first, then the guest's; by SKU, summed, clamped to stock")
  func merge() {
    let stock = ["A": 10, "B": 3, "C": 5, "D": 2]
    let merged = CartMerge(
      account: [CartEntry(SKU("A"), 2), CartEntry(SKU("B"), 2)],
      guest: [
        CartEntry(SKU("C"), 1), CartEntry(SKU("B"), 4), CartEntry(SKU("A"), 3),
        CartEntry(SKU("D"), 9),
      ], stock: { stock[$0.text] ?? 0 })
    #expect(
      merged.entries == [
        CartEntry(SKU("A"), 5), CartEntry(SKU("B"), 3), CartEntry(SKU("C"), 1),
        CartEntry(SKU("D"), 2),
      ])
    #expect(merged.hasCome)
  }

  @Test("S5: twice changes nothing, since the guest's cart is empty then")
  func mergeTwice() {
    let once = CartMerge(
      account: [CartEntry(SKU("A"), 2)], guest: [CartEntry(SKU("B"), 1)], stock: { _ in 9 })
    let twice = CartMerge(account: once.entries, guest: [], stock: { _ in 9 })
    #expect(twice.entries == once.entries)
    #expect(!twice.hasCome)
  }

  @Test("S5, K7: a line of which nothing is left comes over, and stays, to say so")
  func mergeSoldOut() {
    let merged = CartMerge(
      account: [CartEntry(SKU("A"), 2)],
      guest: [CartEntry(SKU("A"), 5), CartEntry(SKU("B"), 1), CartEntry(SKU("C"), 0)],
      stock: { _ in 0 })
    #expect(merged.entries == [CartEntry(SKU("A"), 5), CartEntry(SKU("B"), 1)])
    let large = CartMerge(
      account: [CartEntry(SKU("A"), .max)], guest: [CartEntry(SKU("A"), 1)], stock: { _ in 7 })
    #expect(large.entries == [CartEntry(SKU("A"), 7)])
  }
}
