import ShopModel

/// What became of ordering the same again. Rule: O2.
public enum AgainAnswer: Equatable, Sendable {
  /// What could be had is in the cart; it says what was left out.
  case added(OrderAgain)
  /// It is none of this shopper's orders.
  case unknown
  /// Nothing changed: a payment of the shopper is being checked. Rule: H7.
  case checkingPayment
}
