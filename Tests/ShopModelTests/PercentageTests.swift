import ShopModel
import Testing

@Suite("Percentages and shares")
struct PercentageTests {
  @Test(
    "M3: a percentage is rounded half away from zero",
    arguments: [
      (5, 50, 3), (-5, 50, -3), (1, 50, 1), (3, 50, 2), (1, 49, 0), (-1, 49, 0), (100, 1, 1),
      (150, 1, 2), (149, 1, 1), (50, 1, 1), (49, 1, 0), (12_345, 100, 12_345), (12_345, 0, 0),
    ])
  func rounding(pence: Int, percent: Int, share: Int) {
    #expect(gbp(pence).share(Percentage(percent)) == gbp(share))
  }

  @Test("M6: 51.86 − 40 % = 31.12, + 8.25 % = 2.57, total 33.69")
  func firstExample() throws {
    let whole = usd(5_186)
    let discounted = try whole.subtracting(whole.share(Percentage(40)))
    #expect(discounted == usd(3_112))
    let tax = discounted.share(Percentage(thousandths: 8_250))
    #expect(tax == usd(257))
    #expect(try discounted.adding(tax) == usd(3_369))
  }

  @Test("M6: 20 × 3.25 − 10 % = 65.00 − 6.50")
  func secondExample() throws {
    let whole = try gbp(325).multiplied(by: 20)
    #expect(whole == gbp(6_500))
    #expect(whole.share(Percentage(10)) == gbp(650))
  }

  @Test("M6, M3: 22.00 off lines of 10.00, 13.00, 10.00 leaves 11.00, parts 6.67, 8.67, 6.66")
  func thirdExample() throws {
    let lines = [gbp(1_000), gbp(1_300), gbp(1_000)]
    #expect(try gbp(2_200).shared(over: lines) == [gbp(667), gbp(867), gbp(666)])
    #expect(try Money.sum(lines, in: .gbp).subtracting(gbp(2_200)) == gbp(1_100))
  }

  @Test("M3: the larger remainder gets the rest, ties go to the earlier line")
  func remainders() throws {
    #expect(try gbp(1).shared(over: [gbp(1), gbp(1)]) == [gbp(1), gbp(0)])
    #expect(try gbp(10).shared(over: [gbp(1), gbp(2), gbp(4)]) == [gbp(1), gbp(3), gbp(6)])
    #expect(try gbp(1).shared(over: [gbp(1), gbp(9)]) == [gbp(0), gbp(1)])
    #expect(try gbp(-10).shared(over: [gbp(1), gbp(2), gbp(4)]) == [gbp(-1), gbp(-3), gbp(-6)])
    #expect(try gbp(0).shared(over: [gbp(0), gbp(0)]) == [gbp(0), gbp(0)])
    #expect(try gbp(0).shared(over: []) == [])
  }

  @Test("M3: what cannot be shared throws")
  func unshareable() {
    #expect(throws: MoneyError.nothingToShareOver) { try gbp(1).shared(over: []) }
    #expect(throws: MoneyError.nothingToShareOver) { try gbp(1).shared(over: [gbp(0)]) }
    #expect(throws: MoneyError.nothingToShareOver) { try gbp(1).shared(over: [gbp(2), gbp(-1)]) }
  }

  @Test("M3: for any amount and any lines the parts add up, and none is more than one off")
  func partsAddUp() throws {
    var dice = Dice(seed: 2)
    for round in 0..<3_000 {
      let large = round % 3 == 0
      let count = Int.random(in: 1...12, using: &dice)
      let lines = (0..<count).map { _ in
        gbp(Int.random(in: 0...(large ? Int.max / 12 : 5_000), using: &dice))
      }
      let whole = try Money.sum(lines, in: .gbp)
      guard !whole.isZero else { continue }
      let amount = gbp(Int.random(in: 0...whole.minorUnits, using: &dice))
      let parts = try amount.shared(over: lines)
      #expect(try Money.sum(parts, in: .gbp) == amount)
      for (part, line) in zip(parts, lines) {
        #expect(part.minorUnits >= 0)
        #expect(part.minorUnits <= line.minorUnits)
        let exact = Int128(amount.minorUnits) * Int128(line.minorUnits) / Int128(whole.minorUnits)
        #expect((0...1).contains(Int128(part.minorUnits) - exact))
      }
    }
  }

  @Test("M3, M4: no percentage of anything is more than it, and 100 % leaves exactly 0")
  func percentagesOfAnything() throws {
    var dice = Dice(seed: 3)
    for _ in 0..<3_000 {
      let money = gbp(Int.random(in: 0...Int.max, using: &dice))
      let percentage = Percentage(thousandths: Int.random(in: 0...100_000, using: &dice))
      let share = money.share(percentage)
      #expect(share.minorUnits >= 0)
      #expect(share.minorUnits <= money.minorUnits)
      #expect(gbp(-money.minorUnits).share(percentage) == gbp(-share.minorUnits))
      #expect(try money.subtracting(money.share(Percentage(100))).isZero)
    }
  }

  @Test("M3: a percentage is from 0 to 100, and printed without needless zeros")
  func texts() {
    #expect(Percentage(140) == Percentage(100))
    #expect(Percentage(-1) == Percentage(0))
    #expect(Percentage(thousandths: .max) == Percentage(100))
    let thousandths = [0, 5, 250, 8_250, 8_875, 40_000, 100_000]
    #expect(
      thousandths.map { Percentage(thousandths: $0).text }
        == ["0%", "0.005%", "0.25%", "8.25%", "8.875%", "40%", "100%"])
    #expect(Percentage(9) < Percentage(10))
  }
}
