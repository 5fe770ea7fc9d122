import Foundation
import ShopModel
import ShopScreens
import Testing
import TextUI

struct OrderScreenTests {
  private func content(
    _ status: OrderStatus = .placed, busy: Set<OrderScreen.Call> = [], isLocked: Bool = false
  ) throws -> Content<OrderScreen.Event> {
    OrderScreen.content(
      1_001, .shown(try Samples.order(status)), region: .unitedKingdom, busy: busy,
      isLocked: isLocked)
  }

  @Test("M7: an address is written as in the region, whatever the currency")
  func address() throws {
    let content = OrderScreen.content(
      1_001, .shown(try Samples.order(.placed)), region: .germany)
    #expect(ScreenText.lines(content).contains("SW1Y 4JH London"))
    #expect(ScreenText.lines(content).contains("Germany"))
  }

  @Test("O1: an order as it was bought, charged, sent and paid for")
  func shown() throws {
    let content = try content()
    #expect(
      ScreenText.lines(content) == [
        "# Order 1001", "--", "Placed, 2 Jan 2026 14:05", "--", "## Coffee mug, Navy / Large",
        "2 × £15.00 .. £30.00", "--", "## Atlas", "1 × £40.00 .. £40.00", "--",
        "Subtotal .. £70.00", "Delivery, Standard .. £3.95", "Includes VAT £12.33",
        "Total .. £73.95 (total)", "--", "## Delivery address", "Ada Lovelace",
        "12 St James's Square", "London", "SW1Y 4JH", "United Kingdom", "--", "## Delivery",
        "Standard, 3–5 days", "--", "## Payment", "Visa •••• 4242", "--",
        "[order.again] Order the same again", "[order.cancel] Cancel the order",
      ])
    #expect(content.event("order.again") == .againTapped)
    #expect(content.event("order.cancel") == .cancelTapped)
    #expect(content.faults == [])
  }

  @Test(
    "O2, G2: what is not placed cannot be cancelled, and says why",
    arguments: [
      (OrderStatus.checkingPayment, "Your payment is being checked"),
      (.sent, "The order has been sent"), (.cancelled, "The order has been cancelled"),
    ])
  func notCancelled(status: OrderStatus, reason: String) throws {
    #expect(
      ScreenText.lines(try content(status)).last
        == "[order.cancel] Cancel the order — disabled: \(reason)")
  }

  @Test("G10: each of its two calls makes its own control busy")
  func busy() throws {
    #expect(
      ScreenText.lines(try content(busy: [.cancel])).suffix(2) == [
        "[order.again] Order the same again",
        "[order.cancel] Cancel the order — busy: The order is being cancelled",
      ])
    #expect(
      ScreenText.lines(try content(busy: [.again])).suffix(2) == [
        "[order.again] Order the same again — busy: It is being added to the cart",
        "[order.cancel] Cancel the order",
      ])
  }

  @Test("H7: while a payment is checked nothing goes to the cart")
  func locked() throws {
    #expect(
      ScreenText.lines(try content(isLocked: true)).suffix(2) == [
        "[order.again] Order the same again — disabled: Your payment is being checked",
        "[order.cancel] Cancel the order",
      ])
  }

  @Test("G4: an order that loads says so; a failed load shows the reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(OrderScreen.content(1_001, .loading, region: .unitedKingdom)) == [
        "# Order 1001", "--", "(progress) Loading the order…",
      ])
    let failed = OrderScreen.content(
      1_001, .failed("The shop cannot be reached"), region: .unitedKingdom)
    #expect(
      ScreenText.lines(failed) == [
        "# Order 1001", "--", "(failure) The shop cannot be reached", "[order.retry] Retry",
      ])
    #expect(failed.event("order.retry") == .retryTapped)
  }

  @Test("P5: an order that is not there, or somebody else's, is missing")
  func missing() {
    let content = OrderScreen.content(1_001, .missing, region: .unitedKingdom)
    #expect(
      ScreenText.lines(content) == [
        "# Not found", "--",
        "(empty) We could not find that order: "
          + "The number may be wrong, or the order somebody else’s",
        "[missing.home] Go to the shop",
      ])
    #expect(content.event("missing.home") == .homeTapped)
  }

  @Test("G12, O2: cancelling says what goes back to which card")
  func question() throws {
    let question = OrderScreen.cancelQuestion(try Samples.order())
    #expect(question.title == "Cancel order 1001?")
    #expect(question.message == "£73.95 goes back to Visa •••• 4242.")
    #expect(question.yes == "Cancel the order")
    #expect(question.no == "Keep it")
  }
}
