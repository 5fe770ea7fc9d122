extension CartLine.Availability {
  /// What holds for that many pieces of a variant of which `stock` are left; nil for one that is
  /// not sold any more. Rule: K7.
  public init(quantity: Int, stock: Int?) {
    guard let stock else {
      self = .gone
      return
    }
    self = stock >= quantity ? .available : .onlyLeft(max(0, stock))
  }

  /// What the line says; nil when it can be bought as it stands. Rule: K7.
  public var text: String? {
    switch self {
    case .available: nil
    case .onlyLeft(...0): "Sold out"
    case .onlyLeft(let count): "Only \(Format.number(count)) left"
    case .gone: "No longer sold"
    }
  }

  /// To how many pieces `reduce` goes; nil where it is absent: nothing to reduce, or to. Rule: K7.
  public var reducedQuantity: Int? {
    if case .onlyLeft(let count) = self, count > 0 { count } else { nil }
  }
}

extension CartLine {
  /// `was £12.00`; nil when the price is still the one that was shown. Rule: K7.
  public var priceBeforeText: String? {
    priceBefore.map { "was \($0.formatted)" }
  }

  /// Its name and its choices, as they name it among others: `Coffee mug, Navy / Large`.
  public var title: String { Variant.title(name, variant) }
}
