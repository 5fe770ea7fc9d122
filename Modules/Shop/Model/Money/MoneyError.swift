/// Why money could not be reckoned.
public enum MoneyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The result is beyond what can be held.
  case overflow
  /// Two currencies cannot be added or compared.
  case mixedCurrencies(String, String)
  /// An amount cannot be shared out over parts that are nothing, or less, in all.
  case nothingToShareOver

  /// A sentence that says so.
  public var description: String {
    switch self {
    case .overflow: "The amount is too large to be reckoned with"
    case .mixedCurrencies(let one, let other):
      "An amount in \(one) and one in \(other) cannot be reckoned together"
    case .nothingToShareOver: "There is nothing to share the amount out over"
    }
  }
}
