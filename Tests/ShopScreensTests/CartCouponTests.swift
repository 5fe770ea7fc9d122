import ShopModel
import ShopScreens
import Testing
import TextUI

struct CartCouponTests {
  private func cart(_ coupon: Coupon? = nil) throws -> Cart {
    try Cart(lines: [try Samples.line()], currency: .gbp, coupon: coupon)
  }

  @Test("K4, K6: the coupon with what it does, the field for another, and the discount")
  func taken() throws {
    let content = CartScreen.content(
      cart: try cart(Coupon(code: "ten", kind: .percent(Percentage(10)))), region: .unitedKingdom,
      code: " five ")
    #expect(
      ScreenText.lines(content).suffix(13)
        == [
          "--", "## Coupon", "TEN: 10% off", "[cart.coupon.drop] Remove the coupon",
          "[cart.coupon] Code = “ five ”", "[cart.coupon.apply] Apply", "--",
          "Subtotal .. £30.00", "Discount TEN .. −£3.00", "Delivery from £3.95",
          "Includes VAT £4.50", "Total before delivery .. £27.00 (total)", "--",
          "[cart.checkout] Checkout",
        ].suffix(13))
    #expect(content.event("cart.coupon", text: "five") == .couponTyped("five"))
    #expect(content.event("cart.coupon.apply") == .couponApplyTapped)
    #expect(content.event("cart.coupon.drop") == .couponDropTapped)
    #expect(content.faults == [])
  }

  @Test("K4, M8: free delivery is a text, and no amount before the review")
  func freeDelivery() throws {
    let content = CartScreen.content(
      cart: try cart(Coupon(code: "POST", kind: .freeDelivery)), region: .unitedKingdom)
    let lines = ScreenText.lines(content)
    #expect(lines.contains("POST: Free delivery"))
    #expect(lines.contains("Free delivery with POST"))
    #expect(lines.contains("Total before delivery .. £30.00 (total)"))
  }

  @Test("G2, K4: without a code there is nothing to apply", arguments: ["", "  ", "\n"])
  func blank(code: String) throws {
    let content = CartScreen.content(cart: try cart(), region: .unitedKingdom, code: code)
    #expect(
      ScreenText.lines(content).contains(
        "[cart.coupon.apply] Apply — disabled: Type a code first"))
    #expect(!content.controls.map(\.id).contains("cart.coupon.drop"))
  }

  @Test("G10: a code that is looked up, and a coupon that is removed, are busy")
  func busy() throws {
    let content = CartScreen.content(
      cart: try cart(Coupon(code: "TEN", kind: .percent(Percentage(10)))), region: .unitedKingdom,
      busy: [.coupon, .dropCoupon], code: "FIVE")
    #expect(
      ScreenText.lines(content).filter { $0.contains("busy") } == [
        "[cart.coupon.drop] Remove the coupon — busy: The coupon is being removed",
        "[cart.coupon.apply] Apply — busy: The code is being looked up",
      ])
  }

  @Test("K7: with a line that cannot be bought checkout is disabled, with that reason")
  func problem() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(
        try Samples.line(quantity: 5, availability: .onlyLeft(3)),
        try Samples.line("0017", name: "Atlas", availability: .gone)), region: .unitedKingdom)
    #expect(
      ScreenText.lines(content).last
        == "[cart.checkout] Checkout — disabled: Coffee mug, Navy / Large: Only 3 left")
    #expect(content.event("cart.checkout") == .checkoutTapped)
  }

  @Test("H7, H8: while a payment is checked nothing changes the cart, and checkout shows it")
  func locked() throws {
    let content = CartScreen.content(
      cart: try Cart(
        lines: [try Samples.line(stock: 0, availability: .onlyLeft(0))], currency: .gbp,
        coupon: Coupon(code: "TEN", kind: .percent(Percentage(10)))), region: .unitedKingdom,
      undo: RemovedLine(sku: SKU("X"), name: "X", quantity: 1, position: 0), code: "FIVE",
      isLocked: true)
    #expect(ScreenText.lines(content)[2] == "Your payment is being checked")
    #expect(!ScreenText.lines(content).contains("Sold out"))
    #expect(
      content.controls.filter { $0.state == .enabled }.map(\.id) == ["cart.checkout"])
    #expect(
      content.controls.dropLast().allSatisfy {
        $0.state == .disabled("Your payment is being checked")
      })
    #expect(content.controls.count == 9)
  }
}
