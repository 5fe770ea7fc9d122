/// What stands below the lines of Review, and of an order: everything that is charged.
/// Rule: M5, M8, H5.
public struct ReviewTotals: Hashable, Sendable, Codable {
  /// Subtotal, discount, delivery, free delivery, tax, and the total, those that there are.
  public let rows: [TotalsRow]
  /// What is charged.
  public let total: Money

  /// Reckons what is charged for `cart`, sent by `delivery` to `state` (in the United States;
  /// empty elsewhere) in `region`.
  ///
  /// - Throws: ``MoneyError``.
  public init(
    _ cart: Cart, delivery: DeliveryOption, state: String, region: Region
  ) throws(MoneyError) {
    let nothing = Money.zero(cart.subtotal.currency)
    var rows: [TotalsRow] = [.amount(.subtotal, label: "Subtotal", cart.subtotal)]
    let discounted = try cart.subtotal.subtracting(cart.discount)
    if let coupon = cart.coupon, !coupon.isFreeDelivery {
      rows.append(
        .amount(
          .discount, label: "Discount \(coupon.code)", try nothing.subtracting(cart.discount)))
    }
    rows.append(.amount(.delivery, label: "Delivery, \(delivery.name)", delivery.price))
    var charged = delivery.price
    if let coupon = cart.coupon, coupon.isFreeDelivery {
      rows.append(
        .amount(
          .freeDelivery, label: "Free delivery \(coupon.code)",
          try nothing.subtracting(delivery.price)))
      charged = nothing
    }
    let rule = region.taxRule(state: state)
    let tax = try rule.tax(on: discounted, delivery: charged)
    var total = try discounted.adding(charged)
    if rule.isIncluded {
      rows.append(.text(rule.includedText(tax)))
    } else {
      total = try total.adding(tax)
      rows.append(.amount(.tax, label: "Sales tax \(rule.rate.text)", tax))
    }
    rows.append(.amount(.total, label: "Total", total))
    self.rows = rows
    self.total = total
  }
}
