/// What a shopper wants to buy. One value, and everything that shows any of it shows this one.
/// Rule: G8, K1.
public struct Cart: Equatable, Sendable, Codable {
  /// The lines, in the order of first adding.
  public let lines: [CartLine]
  /// The sum of the line totals.
  public let subtotal: Money
  /// The coupon that holds for it; nil for none. Rule: K4.
  public let coupon: Coupon?
  /// What the coupon takes off the subtotal; nothing for free delivery. Rule: M4.
  public let discount: Money
  /// What of the discount falls to each line, in their order. Rule: M3.
  public let discountParts: [Money]

  /// Makes a cart and its sums. Whether the coupon holds is for the caller to have checked
  /// (``Coupon/refusal(for:on:)``); its discount is reckoned here, from these lines.
  ///
  /// - Throws: when they cannot be reckoned.
  public init(
    lines: [CartLine], currency: Currency, coupon: Coupon? = nil
  ) throws(MoneyError) {
    self.lines = lines
    self.coupon = coupon
    subtotal = try Money.sum(lines.map(\.total), in: currency)
    if let coupon {
      discountParts = try coupon.parts(of: lines, in: currency)
    } else {
      discountParts = lines.map { _ in .zero(currency) }
    }
    discount = try Money.sum(discountParts, in: currency)
  }

  /// A cart with nothing in it.
  public static func empty(_ currency: Currency) -> Cart {
    Cart(emptyIn: currency)
  }

  private init(emptyIn currency: Currency) {
    lines = []
    subtotal = .zero(currency)
    coupon = nil
    discount = .zero(currency)
    discountParts = []
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// The sum of the quantities. Rule: K9.
  public var count: Int {
    lines.reduce(0) { sum, line in
      let (more, overflow) = sum.addingReportingOverflow(line.quantity)
      return overflow ? .max : more
    }
  }

  /// How many of that variant are in it.
  public func quantity(of sku: SKU) -> Int {
    lines.first { $0.sku == sku }?.quantity ?? 0
  }

  /// The subtotal without the discount: never negative. Rule: M4.
  public var discountedSubtotal: Money {
    // The discount is at most the subtotal, so this cannot be beyond what can be held.
    Money(subtotal.minorUnits - discount.minorUnits, subtotal.currency)
  }
}
