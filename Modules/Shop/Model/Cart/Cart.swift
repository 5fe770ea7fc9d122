/// What a shopper wants to buy. One value, and everything that shows any of it shows this one.
/// Rule: G8, K1.
public struct Cart: Equatable, Sendable, Codable {
  /// The lines, in the order of first adding.
  public let lines: [CartLine]
  /// The sum of the line totals.
  public let subtotal: Money

  /// Makes a cart and its sums. - Throws: when they cannot be reckoned.
  public init(lines: [CartLine], currency: Currency) throws(MoneyError) {
    self.lines = lines
    subtotal = try Money.sum(lines.map(\.total), in: currency)
  }

  /// A cart with nothing in it.
  public static func empty(_ currency: Currency) -> Cart {
    Cart(emptyIn: currency)
  }

  private init(emptyIn currency: Currency) {
    lines = []
    subtotal = .zero(currency)
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
}

extension Cart {
  /// What the Cart tab's badge says: nil at 0, `99+` above 99. Rule: K9.
  public var badge: String? { Cart.badge(count) }

  /// What a badge says for that many pieces. Rule: K9.
  public static func badge(_ count: Int) -> String? {
    switch count {
    case ...0: nil
    case 1...99: String(count)
    default: "99+"
    }
  }

  /// What all of it weighs, in grams. Rule: M8.
  public var grams: Int {
    lines.reduce(0) { sum, line in
      let (product, tooMuch) = max(0, line.grams).multipliedReportingOverflow(
        by: max(0, line.quantity))
      let (more, overflow) = sum.addingReportingOverflow(product)
      return tooMuch || overflow ? .max : more
    }
  }
}
