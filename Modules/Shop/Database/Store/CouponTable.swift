import ShopModel
import ShopServices

/// The coupons that there are. Rule: K4.
struct CouponTable {
  let shop: OpenShop

  /// The coupon with that code, in any case; nil when there is none.
  func coupon(_ code: String) throws -> Coupon? {
    try shop.connection.row(
      """
      SELECT code, kind, value, minimum, category, category_name, first_day, last_day
      FROM coupon WHERE code = ?
      """, Coupon.normalized(code)
    ) { row in
      let kind: Coupon.Kind =
        switch row.text(1) {
        case "percent": .percent(Percentage(thousandths: row.int(2)))
        case "amount": .amount(shop.money(row.int(2)))
        default: .freeDelivery
        }
      return Coupon(
        code: row.text(0), kind: kind, minimum: row.optionalInt(3).map(shop.money),
        category: row.optionalText(4).map { Category(id: $0, name: row.text(5)) },
        firstDay: row.optionalText(6).flatMap(Day.init(parsing:)),
        lastDay: row.optionalText(7).flatMap(Day.init(parsing:)))
    }
  }

  /// Makes these the coupons that there are. Of two with one code the later counts.
  func replace(_ coupons: [Coupon]) throws {
    try shop.connection.run("DELETE FROM coupon")
    for coupon in coupons {
      let (kind, value) = try columns(coupon.kind)
      guard coupon.minimum.map({ $0.currency == shop.currency && $0.minorUnits >= 0 }) ?? true
      else { throw ShopError.refused }
      try shop.connection.run(
        """
        INSERT OR REPLACE INTO coupon
          (code, kind, value, minimum, category, category_name, first_day, last_day)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, coupon.code, kind, value, coupon.minimum?.minorUnits, coupon.category?.id,
        coupon.category?.name, coupon.firstDay?.description, coupon.lastDay?.description)
    }
  }

  private func columns(_ kind: Coupon.Kind) throws -> (String, Int) {
    switch kind {
    case .percent(let percentage): return ("percent", percentage.thousandths)
    case .freeDelivery: return ("delivery", 0)
    case .amount(let amount):
      guard amount.currency == shop.currency, amount.minorUnits >= 0 else {
        throw ShopError.refused
      }
      return ("amount", amount.minorUnits)
    }
  }
}
