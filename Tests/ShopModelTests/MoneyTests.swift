import Foundation
import ShopModel
import Testing

@Suite("Money")
struct MoneyTests {
  @Test("M1: each currency has its own exponent")
  func exponents() {
    #expect(Currency.all.map(\.code) == ["GBP", "USD", "EUR", "JPY", "KWD"])
    #expect(Currency.all.map(\.exponent) == [2, 2, 2, 0, 3])
    #expect(Currency.all.map(\.minorUnitsPerUnit) == [100, 100, 100, 1, 1_000])
  }

  @Test("M1: overflow throws, in each direction")
  func overflow() {
    let most = gbp(.max)
    let least = gbp(.min)
    #expect(throws: MoneyError.overflow) { try most.adding(gbp(1)) }
    #expect(throws: MoneyError.overflow) { try least.adding(gbp(-1)) }
    #expect(throws: MoneyError.overflow) { try least.subtracting(gbp(1)) }
    #expect(throws: MoneyError.overflow) { try gbp(0).subtracting(least) }
    #expect(throws: MoneyError.overflow) { try gbp(.max / 2 + 1).multiplied(by: 2) }
    #expect(throws: MoneyError.overflow) { try least.multiplied(by: -1) }
    #expect(throws: MoneyError.overflow) { try Money.sum([most, gbp(1)], in: .gbp) }
  }

  @Test("M1: mixed currencies throw, and are named")
  func mixedCurrencies() {
    let mixed = MoneyError.mixedCurrencies("GBP", "USD")
    #expect(throws: mixed) { try gbp(1).adding(usd(1)) }
    #expect(throws: mixed) { try gbp(1).subtracting(usd(1)) }
    #expect(throws: mixed) { try gbp(1).isLess(than: usd(1)) }
    #expect(throws: mixed) { try gbp(1).shared(over: [usd(1)]) }
    #expect(throws: mixed) { try Money.sum([usd(1)], in: .gbp) }
    #expect(gbp(1) != usd(1))
    #expect(mixed.description == "An amount in GBP and one in USD cannot be reckoned together")
  }

  @Test("M1: sums, differences and products of the ordinary kind")
  func arithmetic() throws {
    #expect(try gbp(150).adding(gbp(250)) == gbp(400))
    #expect(try gbp(150).subtracting(gbp(250)) == gbp(-100))
    #expect(try gbp(150).multiplied(by: 3) == gbp(450))
    #expect(try Money.sum([], in: .jpy) == .zero(.jpy))
    #expect(try gbp(1).isLess(than: gbp(2)))
    #expect(try !gbp(2).isLess(than: gbp(2)))
  }

  @Test("M1: the extremes are shared, taxed and printed without a trap")
  func extremes() throws {
    #expect(gbp(.max).share(Percentage(100)) == gbp(.max))
    #expect(gbp(.min).share(Percentage(100)) == gbp(.min))
    #expect(gbp(.min).share(Percentage(50)) == gbp(.min / 2))
    #expect(try gbp(.min).shared(over: [gbp(.max)]) == [gbp(.min)])
    #expect(gbp(.max).heldTax(Percentage(20)) == gbp(1_537_228_672_809_129_301))
    #expect(gbp(.min).formatted == "−£92,233,720,368,547,758.08")
  }

  @Test("M1: money is kept as units and the currency's letters, and read back")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([Money(-5, .kwd)])
    #expect(
      String(decoding: data, as: UTF8.self) == "[{\"currency\":\"KWD\",\"minorUnits\":-5}]")
    #expect(try JSONDecoder().decode([Money].self, from: data) == [Money(-5, .kwd)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Currency].self, from: Data("[\"XXX\"]".utf8))
    }
  }

  @Test(
    "M2: a price is digits, one optional point, no more decimals than the currency has",
    arguments: [
      ("0", Currency.gbp, 0), ("12", .gbp, 1_200), ("12.5", .gbp, 1_250), ("12.50", .gbp, 1_250),
      ("0.05", .gbp, 5), ("007.10", .gbp, 710), ("100", .jpy, 100), ("1.234", .kwd, 1_234),
      ("1", .kwd, 1_000), ("999999999.99", .gbp, 99_999_999_999),
      ("00000000000000000000000000000001", .gbp, 100),
    ])
  func prices(text: String, currency: Currency, units: Int) throws {
    #expect(try Money(parsing: text, currency: currency) == Money(units, currency))
  }

  @Test(
    "M2: anything else is refused with the text that was refused",
    arguments: [
      "4,20", "1.234,56", "12abc", "-1", "1e3", "", ".", ".5", "5.", "1..2", "1.2.3", "+1", " 1",
      "1 ", "£1", "1_000", "0x10", "١٢", "１２", "1\u{0}", "1,000.00", "NaN", "∞",
    ])
  func refusedPrices(text: String) {
    let error = #expect(throws: PriceError.self) { try Money(parsing: text, currency: .gbp) }
    #expect(error?.text == text)
    #expect(error?.reason == .notAPrice)
    #expect(
      error?.description
        == "“\(text)” is not a price: write it with digits and at most one point")
  }

  @Test("M2: too many decimals are told as that, by currency")
  func decimals() {
    func refusal(_ text: String, _ currency: Currency) -> String? {
      #expect(throws: PriceError.self) { try Money(parsing: text, currency: currency) }?.description
    }
    #expect(refusal("1.005", .gbp) == "“1.005” is not a price: GBP has 2 decimals")
    #expect(refusal("1.0", .jpy) == "“1.0” is not a price: JPY has no decimals")
    #expect(refusal("1.0005", .kwd) == "“1.0005” is not a price: KWD has 3 decimals")
    #expect(refusal("x", .jpy) == "“x” is not a price: write it with digits only")
  }

  @Test("M1, M2: a price that is too large is refused, however long it is")
  func largePrices() {
    for text in ["1000000000", "1000000000.00", String(repeating: "9", count: 10_000)] {
      let error = #expect(throws: PriceError.self) { try Money(parsing: text, currency: .gbp) }
      #expect(error?.reason == .tooLarge)
    }
    let error = #expect(throws: PriceError.self) {
      try Money(parsing: String(repeating: "9", count: 99) + "x", currency: .gbp)
    }
    #expect(error?.reason == .notAPrice)
    #expect(
      PriceError(text: "1", currency: .jpy, reason: .tooLarge).description
        == "“1” is not a price: the highest is ¥99,999,999,999")
  }

  @Test(
    "G11, M6: money is printed by symbol, groups of three and the currency's decimals",
    arguments: [
      (Money(0, .gbp), "£0.00"), (Money(5, .gbp), "£0.05"), (Money(1_200, .gbp), "£12.00"),
      (Money(123_456_789, .usd), "$1,234,567.89"), (Money(100_000, .eur), "€1,000.00"),
      (Money(99_999, .eur), "€999.99"), (Money(100, .jpy), "¥100"),
      (Money(1_234_567, .jpy), "¥1,234,567"), (Money(1_234, .kwd), "KD 1.234"),
      (Money(-650, .gbp), "−£6.50"), (Money(-5, .gbp), "−£0.05"), (Money(-1_000, .jpy), "−¥1,000"),
    ])
  func formatted(money: Money, text: String) {
    #expect(money.formatted == text)
  }

  @Test("M2: what is written plainly is read back, for any price in any currency")
  func roundTrip() throws {
    var dice = Dice(seed: 1)
    for _ in 0..<2_000 {
      let currency = Currency.all[Int.random(in: 0..<5, using: &dice)]
      let money = Money(Int.random(in: 0...99_999_999_999, using: &dice), currency)
      #expect(try Money(parsing: money.plainText, currency: currency) == money)
    }
    #expect(Money(-123_456, .gbp).plainText == "-1234.56")
    #expect("\(gbp(1_200))" == "GBP 12.00")
  }
}
