import ShopModel

/// A coupon as a scenario gives it. Its amounts are texts until the region's currency is known.
public nonisolated struct GivenCoupon: Equatable, Sendable {
  /// What it takes off.
  public nonisolated enum Kind: Equatable, Sendable {
    case percent(Int)
    case amount(String)
    case freeDelivery
  }

  /// Its code.
  public var code: String
  /// What it takes off.
  public var kind: Kind
  /// What its whole has to come to at least; nil for anything.
  public var minimum: String?
  /// The id of its category; nil for all.
  public var category: String?
  /// Its first day; nil for always.
  public var firstDay: Day?
  /// Its last day; nil for ever.
  public var lastDay: Day?

  /// Makes a coupon without conditions.
  public init(code: String, kind: Kind) {
    self.code = code
    self.kind = kind
  }

  /// The coupon, in that currency.
  ///
  /// - Parameter categories: the categories of the catalogue.
  /// - Throws: ``PriceError`` for an amount that is none; ``Mismatch`` for a category that there is
  ///   not.
  func coupon(in currency: Currency, of categories: [Category]) throws -> Coupon {
    let kind: Coupon.Kind =
      switch kind {
      case .percent(let percent): .percent(Percentage(percent))
      case .amount(let text): .amount(try Money(parsing: text, currency: currency))
      case .freeDelivery: .freeDelivery
      }
    let found = categories.first { $0.id == category }
    if let category, found == nil {
      throw Mismatch("there is no category \(category)", shown: categories.map(\.id))
    }
    return Coupon(
      code: code, kind: kind,
      minimum: try minimum.map { text throws(PriceError) in
        try Money(parsing: text, currency: currency)
      },
      category: found, firstDay: firstDay, lastDay: lastDay)
  }
}
