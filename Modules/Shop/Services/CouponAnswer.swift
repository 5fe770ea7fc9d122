import ShopModel

/// What became of a coupon's code. Rule: K4.
public enum CouponAnswer: Equatable, Sendable {
  /// It holds, and is in the cart now.
  case taken(Coupon)
  /// It does not, for this reason; what was in the cart stays.
  case refused(CouponRefusal)
  /// Nothing changed: a payment of the shopper is being checked. Rule: H7.
  case checkingPayment
}
