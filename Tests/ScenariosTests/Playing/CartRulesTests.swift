import Testing
import TextUI

@testable import Scenarios

nonisolated struct CartRulesTests {
  private func line(_ sku: String, _ label: String, _ total: String) -> SectionSnapshot {
    SectionSnapshot(
      header: sku,
      rows: [
        RowSnapshot(kind: .amount, texts: [label, total]),
        RowSnapshot(
          kind: .control,
          controls: [
            ControlSnapshot(
              id: ControlID("cart.line", key: sku, part: "remove"), kind: .button, label: "Remove")
          ]),
      ])
  }

  private func sums(_ subtotal: String, _ more: [(String, String)] = [], total: String)
    -> SectionSnapshot
  {
    SectionSnapshot(
      rows: [RowSnapshot(kind: .amount, texts: ["Subtotal", subtotal])]
        + more.map { RowSnapshot(kind: .amount, texts: [$0.0, $0.1]) }
        + [
          RowSnapshot(kind: .text, texts: ["Delivery from £3.00"]),
          RowSnapshot(kind: .total, texts: ["Total", total]),
        ])
  }

  private func mismatch(
    badge: String?, _ screen: [SectionSnapshot], count: Int? = nil
  ) -> Mismatch? {
    CartRules.mismatch(
      tabs: [.init(name: "Shop"), .init(name: "Cart", badge: badge)], screens: [[], screen],
      cartCount: count)
  }

  @Test("G8, K9, M8: a cart that adds up passes")
  func addsUp() {
    let screen = [
      line("A", "2 × £5.00 (was £4.00)", "£10.00"), line("B", "1,000 × £1.10", "£1,100.00"),
      sums("£1,110.00", [("Discount", "−£110.00")], total: "£1,000.00"),
    ]
    #expect(mismatch(badge: "99+", screen, count: 1_002) == nil)
    #expect(mismatch(badge: nil, [], count: 0) == nil)
    #expect(mismatch(badge: nil, [sums("¥100", total: "¥100")]) == nil)
  }

  @Test("G8, K9: a badge that is not the sum of the lines, or of the cart, is a fault")
  func badge() {
    let screen = [line("A", "2 × £5.00", "£10.00"), sums("£10.00", total: "£10.00")]
    #expect(mismatch(badge: "2", screen) == nil)
    #expect(
      mismatch(badge: "3", screen)
        == Mismatch("the badge is not the sum of the lines", expected: ["2"], shown: ["3"]))
    #expect(mismatch(badge: nil, screen)?.shown == ["no badge"])
    #expect(mismatch(badge: "2", screen, count: 1)?.message.contains("the cart") == true)
    #expect(mismatch(badge: "0", [], count: 0) != nil)
    #expect(mismatch(badge: "100", [line("A", "100 × £1.00", "£100.00")]) != nil)
  }

  @Test("M8: line totals that do not add up to the subtotal are a fault")
  func subtotal() {
    let screen = [line("A", "1 × £5.00", "£5.00"), sums("£5.01", total: "£5.01")]
    #expect(
      mismatch(badge: "1", screen)?.message == "the line totals do not add up to the subtotal")
  }

  @Test("M8: so are those of a review or an order, which the badge does not count")
  func review() {
    var line = line("A", "2 × £5.00", "£10.00")
    line.rows.removeLast()
    let address = SectionSnapshot(
      header: "Deliver to", rows: [RowSnapshot(kind: .text, texts: ["2 × Street"])])
    #expect(mismatch(badge: nil, [line, address, sums("£10.00", total: "£10.00")]) == nil)
    #expect(
      mismatch(badge: nil, [line, sums("£5.00", total: "£5.00")])?.message
        == "the line totals do not add up to the subtotal")
  }

  @Test("M8: amounts that do not add up to the total are a fault, texts do not count")
  func total() {
    let screen = [sums("£5.00", [("Discount", "−£1.00")], total: "£5.00")]
    #expect(mismatch(badge: nil, screen)?.message == "the amounts do not add up to the total")
  }

  @Test("An amount is read in its smallest unit, whatever its currency")
  func amounts() {
    #expect(CartRules.minorUnits("£1,234.50") == 123_450)
    #expect(CartRules.minorUnits("−KD 1.250") == -1_250)
    #expect(CartRules.minorUnits("¥100") == 100)
    #expect(CartRules.minorUnits("Free") == nil)
    #expect(CartRules.minorUnits("") == nil)
  }
}
