/// What stands below the lines of Cart. Rule: K6, M8.
public struct CartTotals: Hashable, Sendable, Codable {
  /// Subtotal, discount, what delivery and tax come to as texts, and the total before delivery.
  public let rows: [TotalsRow]
  /// The total before delivery: what is shown as amounts, and nothing else.
  public let total: Money

  /// Reckons the totals of `cart` in `region`.
  ///
  /// - Throws: ``MoneyError``.
  public init(_ cart: Cart, region: Region) throws(MoneyError) {
    var rows: [TotalsRow] = [.amount(.subtotal, label: "Subtotal", cart.subtotal)]
    let nothing = Money.zero(cart.subtotal.currency)
    total = try cart.subtotal.subtracting(cart.discount)
    if let coupon = cart.coupon, !coupon.isFreeDelivery {
      rows.append(
        .amount(
          .discount, label: "Discount \(coupon.code)", try nothing.subtracting(cart.discount)))
    }
    rows.append(.text(DeliveryTable(region).text(grams: cart.grams)))
    if let coupon = cart.coupon, coupon.isFreeDelivery {
      rows.append(.text("Free delivery with \(coupon.code)"))
    }
    let rule = region.taxRule()
    if rule.isIncluded {
      rows.append(.text(rule.includedText(try rule.tax(on: total, delivery: nothing))))
    } else {
      rows.append(.text("Tax at checkout"))
    }
    rows.append(.amount(.total, label: "Total before delivery", total))
    self.rows = rows
  }
}
