import ShopModel

/// What has become of a payment. Rule: H7, H8.
public enum PaymentAnswer: Equatable, Sendable {
  /// It is paid, and this is the order.
  case paid(Order)
  /// Nothing was charged; the next one has a new key.
  case declined(DeclineReason)
  /// The gateway had never heard of it: nothing was charged, and it is closed.
  case dropped
  /// The outcome is not known yet.
  case checking(Attempt)
}
