extension Money {
  /// The highest price that is read: 99,999,999,999 minor units, so that 9,999 pieces of it are
  /// still far from what can be held. Rule: M1, M2.
  public static func highestPrice(_ currency: Currency) -> Money {
    Money(99_999_999_999, currency)
  }

  /// Reads a price by the strict grammar: ASCII digits, at most one point with digits on both of
  /// its sides, no more decimals than the currency has. No sign, no grouping, no exponent, no
  /// space. Rule: M2.
  ///
  /// - Throws: ``PriceError`` with the text that was refused.
  public init(parsing text: String, currency: Currency) throws(PriceError) {
    var units = 0
    var decimals: Int?
    var digits = 0
    var isTooLarge = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if let count = decimals { decimals = count + 1 }
        // The rest is still read: a text that is no price at all is told as that.
        if !isTooLarge { units = units * 10 + Int(byte - UInt8(ascii: "0")) }
        if units > Money.highestPrice(currency).minorUnits { isTooLarge = true }
      case UInt8(ascii: ".") where decimals == nil && digits > 0:
        decimals = 0
      default:
        throw PriceError(text: text, currency: currency, reason: .notAPrice)
      }
    }
    guard digits > 0, decimals != 0 else {
      throw PriceError(text: text, currency: currency, reason: .notAPrice)
    }
    guard decimals ?? 0 <= currency.exponent else {
      throw PriceError(text: text, currency: currency, reason: .tooManyDecimals)
    }
    for _ in 0..<(currency.exponent - (decimals ?? 0)) where !isTooLarge {
      units *= 10
      if units > Money.highestPrice(currency).minorUnits { isTooLarge = true }
    }
    guard !isTooLarge else {
      throw PriceError(text: text, currency: currency, reason: .tooLarge)
    }
    self.init(units, currency)
  }
}
