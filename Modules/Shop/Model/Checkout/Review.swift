/// Everything that will be charged, repeated before it is. Rule: H5.
public struct Review: Equatable, Sendable, Codable {
  /// The cart that is bought.
  public let cart: Cart
  /// Where it goes.
  public let address: Address
  /// How it is sent.
  public let delivery: DeliveryOption
  /// What it comes to.
  public let totals: ReviewTotals

  /// Reckons a review.
  ///
  /// - Throws: ``MoneyError``.
  public init(
    cart: Cart, address: Address, delivery: DeliveryOption, region: Region
  ) throws(MoneyError) {
    self.cart = cart
    self.address = address
    self.delivery = delivery
    totals = try ReviewTotals(cart, delivery: delivery, state: address.state, region: region)
  }

  /// What the shopper agrees to with `Place order`. Rule: H5.
  public var total: Money { totals.total }

  /// What has changed since `seen` was on the screen, line by line in this one's order; what has
  /// gone comes last. Rule: H6.
  public func changes(since seen: Review) -> [ReviewChange] {
    var changes: [ReviewChange] = []
    for line in cart.lines {
      let before = seen.cart.lines.first { $0.sku == line.sku }
      if let before, before.unitPrice != line.unitPrice {
        changes.append(.price(line.title, from: before.unitPrice, to: line.unitPrice))
      }
      if before?.quantity != line.quantity {
        changes.append(.quantity(line.title, from: before?.quantity ?? 0, to: line.quantity))
      }
      if let text = line.availability.text { changes.append(.stock(line.title, text)) }
    }
    for line in seen.cart.lines where !cart.lines.contains(where: { $0.sku == line.sku }) {
      changes.append(.quantity(line.title, from: line.quantity, to: 0))
    }
    if let coupon = seen.cart.coupon, cart.coupon != coupon { changes.append(.coupon(coupon.code)) }
    if seen.delivery != delivery {
      changes.append(.delivery(from: seen.delivery, to: delivery))
    }
    return changes
  }
}
