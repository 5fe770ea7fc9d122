/// Why a text is no price. Rule: M2.
public struct PriceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Reason: Equatable, Sendable {
    /// It is not digits with one optional point between them.
    case notAPrice
    /// It has more decimals than the currency.
    case tooManyDecimals
    /// It is more than ``Money/highestPrice(_:)``.
    case tooLarge
  }

  /// The text that was refused, whole.
  public let text: String
  /// The currency that it was read in.
  public let currency: Currency
  /// What is wrong with it.
  public let reason: Reason

  /// Refuses `text`.
  public init(text: String, currency: Currency, reason: Reason) {
    self.text = text
    self.currency = currency
    self.reason = reason
  }

  /// A sentence that says so, with the text that was refused.
  public var description: String {
    switch reason {
    case .notAPrice:
      "“\(text)” is not a price: write it with digits"
        + (currency.exponent == 0 ? " only" : " and at most one point")
    case .tooManyDecimals:
      switch currency.exponent {
      case 0: "“\(text)” is not a price: \(currency.code) has no decimals"
      case 1: "“\(text)” is not a price: \(currency.code) has 1 decimal"
      default: "“\(text)” is not a price: \(currency.code) has \(currency.exponent) decimals"
      }
    case .tooLarge:
      "“\(text)” is not a price: the highest is \(Money.highestPrice(currency).formatted)"
    }
  }
}
