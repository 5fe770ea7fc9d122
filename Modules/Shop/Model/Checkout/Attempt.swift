/// A payment that has been begun: at most one of a shopper is open. Rule: H6, H7.
public struct Attempt: Hashable, Sendable, Codable {
  /// How far it is.
  public enum State: Hashable, Sendable, Codable {
    /// Stock is taken; the gateway has not been asked.
    case reserved
    /// The gateway has been asked, and its answer is open.
    case charging
    /// Paid: the order is written. Closed.
    case paid(order: Int)
    /// Declined: the stock is given back. Closed.
    case declined(DeclineReason)
    /// The gateway never heard of it, so the stock was given back. Closed.
    case dropped
  }

  /// The key by which the gateway knows it again.
  public let key: String
  /// The shopper whose it is.
  public let shopper: Int
  /// The total that the shopper saw and agreed to.
  public let total: Money
  /// How far it is.
  public var state: State

  /// Makes an attempt.
  public init(key: String, shopper: Int, total: Money, state: State = .reserved) {
    self.key = key
    self.shopper = shopper
    self.total = total
    self.state = state
  }

  /// Whether its outcome is still open, so that its key is used again.
  public var isOpen: Bool { state == .reserved || state == .charging }

  /// What a notice tells of its outcome; nil while it is open, and where there was none.
  public var notice: String? {
    switch state {
    case .reserved, .charging, .dropped: nil
    case .paid(let order): "Order \(order) is paid"
    case .declined(let reason): reason.text
    }
  }

  /// What keeps the shopper's cart from being changed while it is open.
  public static let cartProblem = "Your payment is being checked"
}
