/// What a shopper has to be told of something that they did not ask for: a notice each. Rule: G9.
public struct ShopNews: Hashable, Sendable, Codable {
  /// Payments that were open and whose outcome is known now, oldest first. Rule: H7.
  public var settled: [Attempt]
  /// Whether lines of the guest's cart came over into the shopper's. Rule: S5.
  public var hasMerged: Bool
  /// Why the coupon left the cart; nil when it did not. Rule: K5.
  public var couponLeft: CouponRefusal?

  /// Makes news; by default there is nothing to tell.
  public init(
    settled: [Attempt] = [], hasMerged: Bool = false, couponLeft: CouponRefusal? = nil
  ) {
    self.settled = settled
    self.hasMerged = hasMerged
    self.couponLeft = couponLeft
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { settled.isEmpty && !hasMerged && couponLeft == nil }
}
