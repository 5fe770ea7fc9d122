/// How a region taxes an order. Rule: M5.
public struct TaxRule: Equatable, Sendable {
  /// The rate.
  public var rate: Percentage
  /// Whether the prices hold it already; otherwise it is added.
  public var isIncluded: Bool
  /// Whether delivery is taxed too.
  public var taxesDelivery: Bool
  /// What it is called: `VAT`, `sales tax`, `consumption tax`.
  public var name: String

  /// Makes a rule.
  public init(rate: Percentage, isIncluded: Bool, taxesDelivery: Bool, name: String) {
    self.rate = rate
    self.isIncluded = isIncluded
    self.taxesDelivery = taxesDelivery
    self.name = name
  }

  /// The tax on a discounted subtotal and a delivery, once for both. `delivery` is what is really
  /// charged: after free delivery it is nothing.
  ///
  /// - Throws: ``MoneyError`` when the two cannot be added.
  public func tax(on discounted: Money, delivery: Money) throws(MoneyError) -> Money {
    let base = taxesDelivery ? try discounted.adding(delivery) : discounted
    return isIncluded ? base.heldTax(rate) : base.share(rate)
  }

  /// `Includes VAT £2.00`. Rule: M8.
  public func includedText(_ tax: Money) -> String {
    "Includes \(name) \(tax.formatted)"
  }
}
