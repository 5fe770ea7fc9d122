import ShopModel

/// The coupons that a new shop takes. Rule: K4.
enum ShippedCoupons {
  /// All of them, in the region's currency.
  static func all(in region: Region) -> [Coupon] {
    [
      Coupon(code: "WELCOME", kind: .percent(Percentage(10))),
      Coupon(
        code: "FIVER", kind: .amount(amount(5, region)), minimum: amount(40, region)),
      Coupon(
        code: "TEATIME", kind: .percent(Percentage(25)),
        category: Category(id: "tea-coffee", name: "Tea & Coffee")),
      Coupon(code: "POST", kind: .freeDelivery, minimum: amount(25, region)),
    ]
  }

  /// About as much as that many pounds, in a round number.
  private static func amount(_ pounds: Int, _ region: Region) -> Money {
    switch region {
    case .japan: Money(pounds * 200, region.currency)
    case .unitedKingdom, .unitedStates, .germany: Money(pounds * 100, region.currency)
    }
  }
}
