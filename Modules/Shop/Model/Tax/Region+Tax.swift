extension Region {
  /// Whether prices hold the tax; otherwise it is added at checkout, by state. Rule: M5.
  public var pricesIncludeTax: Bool { self != .unitedStates }

  /// How an order that goes to `state` is taxed. The state counts in the United States only; one
  /// that is not known, or none, is taxed at nothing. Rule: M5.
  public func taxRule(state: String = "") -> TaxRule {
    switch self {
    case .unitedKingdom:
      return TaxRule(rate: Percentage(20), isIncluded: true, taxesDelivery: true, name: "VAT")
    case .germany:
      return TaxRule(rate: Percentage(19), isIncluded: true, taxesDelivery: true, name: "VAT")
    case .japan:
      return TaxRule(
        rate: Percentage(10), isIncluded: true, taxesDelivery: true, name: "consumption tax")
    case .unitedStates:
      let state = USState(named: state)
      return TaxRule(
        rate: state?.taxRate ?? Percentage(0), isIncluded: false,
        taxesDelivery: state?.taxesDelivery ?? false, name: "sales tax")
    }
  }
}
