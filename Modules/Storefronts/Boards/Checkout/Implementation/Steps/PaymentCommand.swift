import ShopModel

/// What the payment is told.
nonisolated enum PaymentCommand {
  /// The card was declined. Rule: H8.
  case declined(DeclineReason)
}
