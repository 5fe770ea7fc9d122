/// Why a coupon does not hold: the first check that fails, in this order. Rule: K4.
public enum CouponRefusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// There is no such code.
  case unknown(String)
  /// It begins to hold on a later day.
  case notYet(String, from: Day)
  /// Its last day is over.
  case expired(String, on: Day)
  /// Nothing of its category is in the cart.
  case category(String, String)
  /// Its whole comes to less than its minimum; of a category where one is named.
  case minimum(String, Money, category: String?)

  /// What a shopper reads.
  public var description: String {
    switch self {
    case .unknown(let code): "There is no coupon “\(code)”"
    case .notYet(let code, let day): "\(code) holds from \(Format.day(day))"
    case .expired(let code, let day): "\(code) held until \(Format.day(day))"
    case .category(let code, let name): "\(code) is for \(name) only"
    case .minimum(let code, let minimum, let category):
      "\(code) needs \(minimum.formatted)" + (category.map { " of \($0)" } ?? "") + " in the cart"
    }
  }
}
