/// The steps that the shopper fills in, in their order. Rule: H0.
public nonisolated enum CheckoutStep: Int, CaseIterable, Sendable {
  case address, delivery, payment, review
}
