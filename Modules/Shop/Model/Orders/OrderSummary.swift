import Foundation

/// An order as the list shows it. Rule: O1.
public struct OrderSummary: Hashable, Sendable, Codable {
  /// Its number.
  public var number: Int
  /// When it was placed.
  public var date: Date
  /// How far it is.
  public var status: OrderStatus
  /// What was charged.
  public var total: Money

  /// Makes a summary.
  public init(number: Int, date: Date, status: OrderStatus, total: Money) {
    self.number = number
    self.date = date
    self.status = status
    self.total = total
  }
}
