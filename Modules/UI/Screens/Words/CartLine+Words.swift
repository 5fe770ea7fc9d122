import ShopModel

extension CartLine {
  /// How many at which price, and at which before, when it has changed: `2 × £13.00 (was £12.00)`.
  /// Rule: K7.
  var priceText: String {
    let now = "\(Format.number(quantity)) × \(unitPrice.formatted)"
    return priceBeforeText.map { "\(now) (\($0))" } ?? now
  }
}
