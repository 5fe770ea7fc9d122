import CoordinatorKit

/// Where the checkout leads.
public nonisolated enum CheckoutRoute: Route {
  /// On to a step.
  case step(CheckoutStep)
  /// Back to a step, which shows the draft as it is.
  case back(to: CheckoutStep)
  /// To placing what the review shows. Nothing can be left then. Rule: H8.
  case place
  /// To finding out what has become of the payment. Rule: H8.
  case checking(asksAtOnce: Bool)
  /// To what was bought. Rule: H9.
  case confirmation
  /// Away, by giving up.
  case cancel
  /// Away, to the shop. Rule: H9.
  case done
}
