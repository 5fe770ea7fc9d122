extension Money {
  /// That percentage of the amount, taken once, rounded half away from zero. Rule: M3.
  public func share(_ percentage: Percentage) -> Money {
    Money(
      Money.divide(Int128(minorUnits) * Int128(percentage.thousandths), by: 100_000), currency)
  }

  /// The part of the amount that is a tax of that percentage, where the amount holds it: of
  /// £12.00 with 20 % it is £2.00. Rounded half away from zero. Rule: M5.
  public func heldTax(_ percentage: Percentage) -> Money {
    let rate = Int128(percentage.thousandths)
    return Money(Money.divide(Int128(minorUnits) * rate, by: 100_000 + rate), currency)
  }

  /// Shares the amount out in proportion to `parts`, by largest remainder, ties to the earlier,
  /// so that what comes out adds up to the amount exactly. Rule: M3.
  ///
  /// - Throws: `mixedCurrencies`; `nothingToShareOver` when a part is negative, or when all are
  ///   nothing but the amount is not.
  public func shared(over parts: [Money]) throws(MoneyError) -> [Money] {
    var whole: Int128 = 0
    for part in parts {
      guard part.currency == currency else {
        throw .mixedCurrencies(currency.code, part.currency.code)
      }
      guard part.minorUnits >= 0 else { throw .nothingToShareOver }
      whole += Int128(part.minorUnits)
    }
    guard whole > 0 else {
      guard isZero else { throw .nothingToShareOver }
      return parts.map { _ in .zero(currency) }
    }
    let sign: Int128 = minorUnits < 0 ? -1 : 1
    let amount = Int128(minorUnits.magnitude)
    var shares: [Int128] = []
    var remainders: [(position: Int, remainder: Int128)] = []
    var rest = amount
    for (position, part) in parts.enumerated() {
      let (quotient, remainder) = (amount * Int128(part.minorUnits)).quotientAndRemainder(
        dividingBy: whole)
      shares.append(quotient)
      remainders.append((position, remainder))
      rest -= quotient
    }
    // The rest is smaller than the number of parts, and no part without a remainder gets of it.
    remainders.sort { ($1.remainder, $0.position) < ($0.remainder, $1.position) }
    for (position, _) in remainders.prefix(Int(rest)) { shares[position] += 1 }
    return shares.map { Money(Int(clamping: $0 * sign), currency) }
  }

  /// Divides, rounding half away from zero; `divisor` is positive.
  private static func divide(_ dividend: Int128, by divisor: Int128) -> Int {
    let (quotient, remainder) = dividend.magnitude.quotientAndRemainder(
      dividingBy: divisor.magnitude)
    let rounded = Int128(remainder * 2 >= divisor.magnitude ? quotient + 1 : quotient)
    // A share of at most all of an Int fits an Int again.
    return Int(clamping: dividend < 0 ? -rounded : rounded)
  }
}
