import Foundation
import ShopModel
import Testing

@Suite("Checkout and orders")
struct CheckoutTests {
  private let address = Address(
    name: "Ada", street: "1 Quay", city: "Town", postcode: "SW1A 1AA")

  private func review(
    _ lines: [CartLine], coupon: Coupon? = nil, delivery option: DeliveryOption? = nil
  ) throws -> Review {
    try Review(
      cart: try Cart(lines: lines, currency: .gbp, coupon: coupon), address: address,
      delivery: option ?? delivery(gbp(395)), region: .unitedKingdom)
  }

  @Test("H5: Review repeats everything that will be charged")
  func reviewTotal() throws {
    let review = try review([line("A", gbp(1_200), 2)])
    #expect(review.total == gbp(2_795))
    #expect(review.total == review.totals.total)
  }

  @Test("H5, M5: Review is taxed by the address's state")
  func reviewTax() throws {
    let cart = try Cart(lines: [line("A", usd(10_000), 1)], currency: .usd)
    let review = try Review(
      cart: cart, address: Address(state: "TX"), delivery: delivery(usd(0)), region: .unitedStates)
    #expect(review.total == usd(10_825))
  }

  @Test("H6: what has changed since it was seen is told, line by line")
  func changes() throws {
    let coupon = Coupon(code: "HALF", kind: .percent(Percentage(50)))
    let seen = try review(
      [
        line("A", gbp(1_200), 2), line("B", gbp(500), 3), line("C", gbp(100), 1),
        line("D", gbp(100), 1),
      ], coupon: coupon)
    let now = try review(
      [
        line("A", gbp(1_300), 2), line("B", gbp(500), 3, stock: 1), line("D", gbp(100), 2),
        line("E", gbp(100), 1),
      ], delivery: delivery(gbp(695)))
    #expect(
      now.changes(since: seen).map(\.text) == [
        "A costs £13.00 now, was £12.00", "B: Only 1 left", "D: 2 in the cart now, was 1",
        "E: 1 in the cart now, was 0", "C is no longer in the cart", "HALF no longer holds",
        "Delivery costs £6.95 now, was £3.95",
      ])
    #expect(now.changes(since: now) == [.stock("B", "Only 1 left")])
    #expect(seen.changes(since: seen) == [])
  }

  @Test("H6, H3: another delivery is told by its name")
  func otherDelivery() throws {
    let express = delivery(gbp(795), id: "express", name: "Express")
    let seen = try review([line("A", gbp(1_200), 2)], delivery: express)
    let now = try review([line("A", gbp(1_200), 2)])
    #expect(
      now.changes(since: seen).map(\.text)
        == ["Express delivery is no longer offered: Standard is chosen"])
  }

  @Test("H7: an attempt is open until it is paid, declined or dropped, and has its notice then")
  func attempts() {
    var attempt = Attempt(key: "k", shopper: 1, total: gbp(2_795))
    #expect(attempt.state == .reserved)
    let states: [Attempt.State] = [
      .reserved, .charging, .paid(order: 1_001), .declined(.declined),
      .declined(.insufficientFunds), .dropped,
    ]
    let told = states.map { state -> String in
      attempt.state = state
      return "\(attempt.isOpen) \(attempt.notice ?? "-")"
    }
    #expect(
      told == [
        "true -", "true -", "false Order 1001 is paid",
        "false Your card was declined: nothing was charged",
        "false Your card has insufficient funds: nothing was charged", "false -",
      ])
  }

  @Test("H8: the outcome is asked for 1, 3, 7 and 15 s after, then every 8 s")
  func schedule() {
    let times = (1...8).map { AttemptSchedule.time(ofQuestion: $0) }
    #expect(times == [1, 3, 7, 15, 23, 31, 39, 47].map { Duration.seconds($0) })
    let waits = (1...7).map { AttemptSchedule.wait(beforeQuestion: $0) }
    #expect(waits == [1, 2, 4, 8, 8, 8, 8].map { Duration.seconds($0) })
    #expect(AttemptSchedule.time(ofQuestion: -5) == .seconds(1))
    #expect(AttemptSchedule.wait(beforeQuestion: 0) == .seconds(1))
    #expect(AttemptSchedule.patience == .seconds(10))
  }

  @Test("O1, O2: an order's status has its word, and says why it cannot be cancelled")
  func statuses() {
    #expect(
      OrderStatus.allCases.map(\.text) == ["Checking payment", "Placed", "Sent", "Cancelled"])
    #expect(OrderStatus.allCases.map(\.canBeCancelled) == [false, true, false, false])
    #expect(
      OrderStatus.allCases.map(\.cancelProblem) == [
        "Your payment is being checked", nil, "The order has been sent",
        "The order has been cancelled",
      ])
  }

  @Test("O1: an order keeps lines as bought and totals as charged, through any store")
  func order() throws {
    let bought = try line("A", gbp(1_200), 2)
    let review = try review([bought])
    let order = Order(
      number: 1_001, date: Date(timeIntervalSince1970: 1_767_362_700), status: .placed,
      lines: [OrderLine(bought)], totals: review.totals, address: address,
      delivery: review.delivery, card: CardSummary(brand: .visa, lastFour: "4242"),
      email: "ada@example.com")
    #expect(order.lines[0].total == gbp(2_400))
    #expect(order.lines[0].unitPrice == gbp(1_200))
    #expect(
      order.summary
        == OrderSummary(number: 1_001, date: order.date, status: .placed, total: gbp(2_795)))
    let data = try JSONEncoder().encode(order)
    #expect(try JSONDecoder().decode(Order.self, from: data) == order)
  }

  @Test("O2: again adds what is still sold, as far as the stock goes, and says what was left out")
  func again() throws {
    let lines = try ["A", "B", "C", "D"].map { OrderLine(try line($0, gbp(100), 3)) }
    let stock = ["A": 10, "B": 4, "D": 0]
    let again = OrderAgain(lines, stock: { stock[$0.text] }, inCart: { $0 == SKU("B") ? 2 : 0 })
    #expect(again.additions == [CartEntry(SKU("A"), 3), CartEntry(SKU("B"), 2)])
    #expect(again.text == "Left out: B (1); C; D")
    let all = OrderAgain(lines, stock: { _ in 99 }, inCart: { _ in 0 })
    #expect(all.additions.count == 4)
    #expect(all.text == nil)
  }
}
