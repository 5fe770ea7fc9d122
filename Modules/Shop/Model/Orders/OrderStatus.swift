/// How far an order is. Rule: O1, O2.
public enum OrderStatus: String, Hashable, Sendable, Codable, CaseIterable {
  case checkingPayment = "Checking payment"
  case placed = "Placed"
  case sent = "Sent"
  case cancelled = "Cancelled"

  /// What a shopper reads.
  public var text: String { rawValue }

  /// Whether it may be cancelled now.
  public var canBeCancelled: Bool { self == .placed }

  /// Why it may not; nil when it may. Rule: O2.
  public var cancelProblem: String? {
    switch self {
    case .placed: nil
    case .checkingPayment: "Your payment is being checked"
    case .sent: "The order has been sent"
    case .cancelled: "The order has been cancelled"
    }
  }
}
