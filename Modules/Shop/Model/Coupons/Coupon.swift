/// A code that makes an order cheaper. Rule: K4.
public struct Coupon: Hashable, Sendable, Codable {
  /// What it takes off.
  public enum Kind: Hashable, Sendable, Codable {
    /// That percentage of its whole.
    case percent(Percentage)
    /// That amount, at most its whole.
    case amount(Money)
    /// The price of the delivery.
    case freeDelivery
  }

  /// The code, in the form that codes are compared in.
  public let code: String
  /// What it takes off.
  public var kind: Kind
  /// What its whole has to come to at least, before the discount; nil for anything.
  public var minimum: Money?
  /// The category whose lines alone are its whole; nil for all lines.
  public var category: Category?
  /// The first day on which it holds, in UTC; nil for always.
  public var firstDay: Day?
  /// The last day on which it holds, in UTC; nil for ever.
  public var lastDay: Day?

  /// Makes a coupon; the code is normalised.
  public init(
    code: String, kind: Kind, minimum: Money? = nil, category: Category? = nil,
    firstDay: Day? = nil, lastDay: Day? = nil
  ) {
    self.code = Coupon.normalized(code)
    self.kind = kind
    self.minimum = minimum
    self.category = category
    self.firstDay = firstDay
    self.lastDay = lastDay
  }

  /// A code as codes are compared: trimmed, in capitals. Rule: K4.
  public static func normalized(_ code: String) -> String {
    code.trimmed.uppercased()
  }

  /// Whether it makes the delivery free.
  public var isFreeDelivery: Bool { kind == .freeDelivery }

  /// What it does, as a shopper reads it: `10% off Kitchen`, `£5.00 off`, `Free delivery`.
  public var text: String {
    let place = category.map { " \($0.name)" } ?? ""
    return switch kind {
    case .percent(let percentage): "\(percentage.text) off\(place)"
    case .amount(let amount): "\(amount.formatted) off\(place)"
    case .freeDelivery: "Free delivery"
    }
  }

  /// Whether a line belongs to its whole.
  public func covers(_ line: CartLine) -> Bool {
    category.map { $0.id == line.category } ?? true
  }

  /// Why it does not hold for these lines on that day: the first check that fails, in the order
  /// of K4; nil when it holds. That a code is unknown is found before there is a coupon.
  ///
  /// - Throws: ``MoneyError`` when the lines cannot be added up.
  public func refusal(
    for lines: [CartLine], on today: Day
  ) throws(MoneyError) -> CouponRefusal? {
    if let firstDay, today < firstDay { return .notYet(code, from: firstDay) }
    if let lastDay, today > lastDay { return .expired(code, on: lastDay) }
    if let category, !lines.contains(where: covers) { return .category(code, category.name) }
    if let minimum, try whole(of: lines, in: minimum.currency).isLess(than: minimum) {
      return .minimum(code, minimum, category: category?.name)
    }
    return nil
  }

  /// What it takes off each of these lines: parts that add up to the discount, by largest
  /// remainder, nothing for lines that it does not cover. Rule: M3, M4.
  ///
  /// - Throws: ``MoneyError``.
  public func parts(
    of lines: [CartLine], in currency: Currency
  ) throws(MoneyError) -> [Money] {
    let bases = lines.map { covers($0) ? $0.total : .zero(currency) }
    let whole = try Money.sum(bases, in: currency)
    let discount: Money
    switch kind {
    case .percent(let percentage): discount = whole.share(percentage)
    case .amount(let amount): discount = try whole.isLess(than: amount) ? whole : amount
    case .freeDelivery: discount = .zero(currency)
    }
    return try discount.shared(over: bases)
  }

  private func whole(
    of lines: [CartLine], in currency: Currency
  ) throws(MoneyError) -> Money {
    try Money.sum(lines.filter(covers).map(\.total), in: currency)
  }
}
