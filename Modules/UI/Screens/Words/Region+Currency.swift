import ShopModel

extension Region {
  /// The region that sells in that currency: a region fixes its currency, and no two share one.
  /// Rule: M7.
  init?(selling currency: Currency) {
    guard let region = Region.allCases.first(where: { $0.currency == currency }) else { return nil }
    self = region
  }
}
