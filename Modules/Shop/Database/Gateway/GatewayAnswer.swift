import ShopModel

/// What the payment gateway says of a charge. Rule: H7.
public enum GatewayAnswer: Equatable, Sendable {
  /// The card was charged.
  case paid
  /// Nothing was charged.
  case declined(DeclineReason)
  /// It has heard of the charge, and does not know its outcome yet.
  case unknown
  /// It has never heard of that key.
  case neverHeard
}
