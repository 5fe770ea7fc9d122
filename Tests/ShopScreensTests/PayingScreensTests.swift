import Foundation
import ShopModel
import ShopScreens
import Testing
import TextUI

struct PayingScreensTests {
  @Test("H8: while an order is placed it says what is charged, and cannot be cancelled")
  func placing() {
    let content = PlacingScreen.content(total: Samples.pounds(6_695))
    #expect(
      ScreenText.lines(content) == [
        "# Placing your order",
        "[checkout.cancel] Cancel — disabled: Your order is being placed", "--",
        "(progress) Asking for your payment of £66.95…",
      ])
    #expect(PlacingScreen.reason == "Your order is being placed")
  }

  @Test("H8: a payment that is being checked can be left")
  func checking() {
    let content = CheckingScreen.content(failure: nil)
    #expect(
      ScreenText.lines(content) == [
        "# Checking your payment", "[checkout.cancel] Close", "--",
        "(progress) We ask what has become of it…", "--",
        "You need not wait here: nothing is charged twice",
      ])
    #expect(content.event("checkout.cancel") == .closeTapped)
  }

  @Test("G4, H8: a question that was not answered has its reason and Retry")
  func failed() {
    let content = CheckingScreen.content(failure: "The shop cannot be reached")
    #expect(
      ScreenText.lines(content)[2...5] == [
        "--", "(progress) We ask what has become of it…",
        "(failure) The shop cannot be reached", "[checking.retry] Retry",
      ])
    #expect(content.event("checking.retry") == .retryTapped)
    #expect(content.faults == [])
  }

  @Test("H9, H4: the confirmation has number, total and e-mail, and of the card what is kept")
  func confirmation() throws {
    let cart = try Samples.cart(try Samples.line())
    let order = Order(
      number: 1_001, date: Date(timeIntervalSince1970: 0), status: .placed,
      lines: cart.lines.map(OrderLine.init), totals: try Samples.review(cart).totals,
      address: Samples.ada, delivery: Samples.standard, card: Samples.card,
      email: "ada@example.com")
    let content = ConfirmationScreen.content(order)
    #expect(
      ScreenText.lines(content) == [
        "# Thank you", "--", "Order 1001 is paid", "Charged to Visa •••• 4242 .. £33.95",
        "A confirmation goes to ada@example.com", "--", "[confirmation.done] Go on shopping",
      ])
    #expect(content.event("confirmation.done") == .doneTapped)
  }
}
