import Foundation

/// An order as it was charged. Nothing of it is reckoned again. Rule: O1.
public struct Order: Hashable, Sendable, Codable {
  /// Its number.
  public var number: Int
  /// When it was placed.
  public var date: Date
  /// How far it is.
  public var status: OrderStatus
  /// The lines as bought.
  public var lines: [OrderLine]
  /// The totals as charged.
  public var totals: ReviewTotals
  /// Where it goes.
  public var address: Address
  /// How it is sent.
  public var delivery: DeliveryOption
  /// What was kept of the card.
  public var card: CardSummary
  /// Where the confirmation goes. Rule: H9.
  public var email: String

  /// Makes an order.
  public init(
    number: Int, date: Date, status: OrderStatus, lines: [OrderLine], totals: ReviewTotals,
    address: Address, delivery: DeliveryOption, card: CardSummary, email: String
  ) {
    self.number = number
    self.date = date
    self.status = status
    self.lines = lines
    self.totals = totals
    self.address = address
    self.delivery = delivery
    self.card = card
    self.email = email
  }

  /// As the list shows it.
  public var summary: OrderSummary {
    OrderSummary(number: number, date: date, status: status, total: totals.total)
  }
}
