extension Money {
  /// The amount as a shopper reads it: symbol, groups of three, as many decimals as the currency
  /// has, and a minus sign before all that: `£1,234.50`, `−£6.50`, `¥100`. Rule: G11, M1.
  public var formatted: String {
    (minorUnits < 0 ? Format.minus : "") + currency.symbol
      + decimals(Format.grouped)
  }

  /// The amount as a file holds it, and as ``init(parsing:currency:)`` reads it when it is not
  /// negative: `1234.50`, `100`, `-6.50`. Rule: M2.
  public var plainText: String {
    (minorUnits < 0 ? "-" : "") + decimals { $0 }
  }

  private func decimals(_ group: (String) -> String) -> String {
    let digits = String(minorUnits.magnitude)
    let missing = currency.exponent + 1 - digits.utf8.count
    let padded = String(repeating: "0", count: max(0, missing)) + digits
    guard currency.exponent > 0 else { return group(padded) }
    return group(String(padded.dropLast(currency.exponent))) + "."
      + padded.suffix(currency.exponent)
  }
}

extension Money: CustomStringConvertible {
  /// The code and the plain amount, for logs and tests: `GBP 12.00`.
  public var description: String { "\(currency.code) \(plainText)" }
}
