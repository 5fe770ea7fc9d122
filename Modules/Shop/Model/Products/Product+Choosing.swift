extension Product {
  /// What is shown first: the first variant in stock, else the first; nil only where a product was
  /// made without any. Rule: P1.
  public var firstShown: Variant? {
    variants.first { $0.stock > 0 } ?? variants.first
  }

  /// Its variant with that SKU.
  public func variant(_ sku: SKU) -> Variant? {
    variants.first { $0.sku == sku }
  }

  /// What is shown when `value` is chosen for the option at `position` while `current` is shown:
  /// the variant that keeps the other choices, if there is one, else the first that has the value;
  /// nil when none has it. Rule: P2.
  public func variant(choosing value: String, at position: Int, from current: Variant) -> Variant? {
    let candidates = variants.filter {
      $0.choices.indices.contains(position) && $0.choices[position] == value
    }
    guard current.choices.indices.contains(position) else { return candidates.first }
    var wanted = current.choices
    wanted[position] = value
    return candidates.first { $0.choices == wanted } ?? candidates.first
  }

  /// Whether no variant that has `value` for the option at `position` is in stock. Rule: P2.
  public func isSoldOut(_ value: String, at position: Int) -> Bool {
    !variants.contains {
      $0.choices.indices.contains(position) && $0.choices[position] == value && $0.stock > 0
    }
  }
}

extension Product {
  /// Its name and the choices of a variant, as a line of the cart is named.
  public func title(of variant: Variant) -> String { Variant.title(name, variant.title) }
}

extension Variant {
  /// A product's name and a variant's choices as one text.
  static func title(_ name: String, _ choices: String) -> String {
    choices.isEmpty ? name : "\(name), \(choices)"
  }
}
