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

  /// Why it cannot be checked out: the first line that cannot be bought as it stands, with its
  /// reason; nil when all can. Rule: K7.
  public var checkoutProblem: String? {
    for line in lines {
      if let text = line.availability.text { return "\(line.title): \(text)" }
    }
    return nil
  }
}
