import ShopModel
import ShopScreens
import Testing
import TextUI

struct ReviewScreenTests {
  private func content(
    _ review: Review, busy: Set<ReviewScreen.Call> = [],
    progress: ReviewScreen.Progress = .settled
  ) -> Content<ReviewScreen.Event> {
    ReviewScreen.content(
      review, region: .unitedKingdom, card: Samples.card, busy: busy, progress: progress)
  }

  @Test("H5, M8: everything that is charged: lines, address, delivery, card, and the sums")
  func review() throws {
    let atlas = try Samples.line(
      "0017", name: "Atlas", variant: "", price: 4_000, quantity: 1, stock: 12, before: 3_900)
    let cart = try Cart(
      lines: [try Samples.line(), atlas], currency: .gbp,
      coupon: Coupon(code: "TEN", kind: .percent(Percentage(10))))
    let content = content(try Samples.review(cart))
    #expect(
      ScreenText.lines(content) == [
        "# Review", "[checkout.cancel] Cancel", "--", "## Coffee mug, Navy / Large",
        "2 × £15.00 .. £30.00", "--", "## Atlas", "1 × £40.00 (was £39.00) .. £40.00", "--",
        "## Deliver to", "Ada Lovelace", "12 St James's Square", "London", "SW1Y 4JH",
        "United Kingdom", "--", "## Send it by", "Standard, 3–5 days", "--", "## Pay with",
        "Visa •••• 4242", "--", "Subtotal .. £70.00", "Discount TEN .. −£7.00",
        "Delivery, Standard .. £3.95", "Includes VAT £11.16", "Total .. £66.95 (total)", "--",
        "[review.place] Place order",
      ])
    #expect(content.event("review.place") == .placeTapped)
    #expect(content.event("checkout.cancel") == .cancelTapped)
    #expect(content.faults == [])
  }

  @Test("K4, M8: free delivery takes the delivery off again, as an amount")
  func freeDelivery() throws {
    let cart = try Cart(
      lines: [try Samples.line()], currency: .gbp,
      coupon: Coupon(code: "POST", kind: .freeDelivery))
    #expect(
      ScreenText.lines(content(try Samples.review(cart))).suffix(7) == [
        "Subtotal .. £30.00", "Delivery, Standard .. £3.95", "Free delivery POST .. −£3.95",
        "Includes VAT £5.00", "Total .. £30.00 (total)", "--", "[review.place] Place order",
      ])
  }

  @Test("H6: too little stock names the line, with the ways to less, and nothing can be placed")
  func tooLittle() throws {
    let cart = try Samples.cart(
      try Samples.line(quantity: 5, availability: .onlyLeft(3)),
      try Samples.line("0017", name: "Atlas", stock: 0, availability: .onlyLeft(0)))
    let content = content(try Samples.review(cart))
    #expect(
      ScreenText.lines(content)[3...11] == [
        "## Coffee mug, Navy / Large", "5 × £15.00 .. £75.00", "Only 3 left",
        "[review.line.MUG-NAVY-L.reduce] Reduce to 3", "[review.line.MUG-NAVY-L.remove] Remove",
        "--", "## Atlas, Navy / Large", "2 × £15.00 .. £30.00", "Sold out",
      ])
    #expect(ScreenText.lines(content)[12] == "[review.line.0017.remove] Remove")
    #expect(!content.controls.map(\.id).contains("review.line.0017.reduce"))
    #expect(
      ScreenText.lines(content).last
        == "[review.place] Place order — disabled: Coffee mug, Navy / Large: Only 3 left")
    let sku = SKU("MUG-NAVY-L")
    #expect(content.event("review.line.MUG-NAVY-L.reduce") == .reduceTapped(sku, to: 3))
    #expect(content.event("review.line.MUG-NAVY-L.remove") == .removeTapped(sku))
    #expect(content.faults == [])
  }

  @Test("G10, H6: a line that is being changed is busy, and nothing can be placed meanwhile")
  func busy() throws {
    let sku = SKU("MUG-NAVY-L")
    let cart = try Samples.cart(try Samples.line(quantity: 5, availability: .onlyLeft(3)))
    let content = content(try Samples.review(cart), busy: [.reduce(sku), .remove(sku)])
    #expect(
      ScreenText.lines(content).filter { $0.contains(" — ") } == [
        "[review.line.MUG-NAVY-L.reduce] Reduce to 3 — busy: The quantity is being changed",
        "[review.line.MUG-NAVY-L.remove] Remove — busy: The line is being removed",
        "[review.place] Place order — disabled: The cart is being changed",
      ])
  }

  @Test("G4, V15: while the delivery is asked for anew nothing can be placed")
  func loading() throws {
    let review = try Samples.review(try Samples.cart(try Samples.line()))
    let reason = "What the delivery costs now is not known yet"
    #expect(
      ScreenText.lines(content(review, progress: .loading)).suffix(3) == [
        "--", "(progress) Looking what the delivery costs now…",
        "[review.place] Place order — disabled: \(reason)",
      ])
    let failed = content(review, progress: .failed("No luck"))
    #expect(
      ScreenText.lines(failed).suffix(4) == [
        "--", "(failure) No luck", "[review.retry] Retry",
        "[review.place] Place order — disabled: \(reason)",
      ])
    #expect(failed.event("review.retry") == .retryTapped)
  }
}
