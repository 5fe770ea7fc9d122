/// An amount of money: an integer of minor units of one currency. Nothing traps or wraps.
/// Rule: M1.
public struct Money: Hashable, Sendable, Codable {
  /// The amount in the currency's smallest unit: pence, cents, yen.
  public let minorUnits: Int
  /// Its currency.
  public let currency: Currency

  /// An amount in minor units.
  public init(_ minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing.
  public static func zero(_ currency: Currency) -> Money { Money(0, currency) }

  /// Whether it is nothing at all.
  public var isZero: Bool { minorUnits == 0 }

  /// The sum. - Throws: `overflow`, `mixedCurrencies`.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try check(other)
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(sum, currency)
  }

  /// The difference. - Throws: `overflow`, `mixedCurrencies`.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try check(other)
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(difference, currency)
  }

  /// That many times the amount. - Throws: `overflow`.
  public func multiplied(by factor: Int) throws(MoneyError) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: factor)
    guard !overflow else { throw .overflow }
    return Money(product, currency)
  }

  /// Whether it is less than `other`. - Throws: `mixedCurrencies`.
  public func isLess(than other: Money) throws(MoneyError) -> Bool {
    try check(other)
    return minorUnits < other.minorUnits
  }

  /// The sum of `amounts`, which may be none. - Throws: `overflow`, `mixedCurrencies`.
  public static func sum(
    _ amounts: some Sequence<Money>, in currency: Currency
  ) throws(MoneyError) -> Money {
    var total = Money.zero(currency)
    for amount in amounts { total = try total.adding(amount) }
    return total
  }

  private func check(_ other: Money) throws(MoneyError) {
    guard currency == other.currency else {
      throw .mixedCurrencies(currency.code, other.currency.code)
    }
  }
}
