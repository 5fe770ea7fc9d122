import TextUI

/// The sums of the cart, read off the screens as a person would. Rule: G8, K9, M8.
nonisolated enum CartRules {
  /// What does not add up; nil when everything does.
  ///
  /// - Parameters:
  ///   - tabs: the tab bar; empty for none.
  ///   - screens: the sections of each loaded screen.
  ///   - count: how many pieces the cart holds; nil while nobody knows.
  static func mismatch(
    tabs: [Snapshot.Tab], screens: [[SectionSnapshot]], cartCount count: Int?
  ) -> Mismatch? {
    for sections in screens {
      let inCart = sections.filter(isCartLine)
      if !inCart.isEmpty,
        let mismatch = badge(tabs, inCart.reduce(0) { $0 + quantity($1) }, "the lines")
      {
        return mismatch
      }
      let lines = sections.filter(isLine)
      if !lines.isEmpty, let mismatch = subtotal(sections, lines) { return mismatch }
      if let mismatch = totals(sections) { return mismatch }
    }
    return count.flatMap { badge(tabs, $0, "the cart") }
  }

  /// Whether the section is a line of the cart: one of its controls is a line's.
  private static func isCartLine(_ section: SectionSnapshot) -> Bool {
    section.rows.contains { $0.controls.contains { $0.id.text.hasPrefix("cart.line.") } }
  }

  /// Whether the section is a line of the cart, of a review or of an order: its amount has a number
  /// before a times sign.
  private static func isLine(_ section: SectionSnapshot) -> Bool {
    let label = section.rows.first { $0.kind == .amount }?.texts.first ?? ""
    return label.first?.isNumber == true && label.contains("×")
  }

  /// How many a line asks for: the number before the times sign of its amount.
  private static func quantity(_ line: SectionSnapshot) -> Int {
    let label = line.rows.first { $0.kind == .amount }?.texts.first ?? ""
    return Int(label.prefix { $0 != "×" }.filter(\.isNumber)) ?? 0
  }

  /// K9: the badge is the sum of the quantities, cut above 99.
  private static func badge(
    _ tabs: [Snapshot.Tab], _ count: Int, _ whose: String
  ) -> Mismatch? {
    guard let tab = tabs.first(where: { $0.name == "Cart" }) else { return nil }
    let expected = count == 0 ? nil : count > 99 ? "99+" : "\(count)"
    guard tab.badge != expected else { return nil }
    return Mismatch(
      "the badge is not the sum of \(whose)", expected: [expected ?? "no badge"],
      shown: [tab.badge ?? "no badge"])
  }

  /// M8: line totals add up to the subtotal.
  private static func subtotal(
    _ sections: [SectionSnapshot], _ lines: [SectionSnapshot]
  ) -> Mismatch? {
    let amounts = sections.flatMap(\.rows).filter { $0.kind == .amount }
    guard let shown = amounts.first(where: { $0.texts.first == "Subtotal" })?.texts.last
    else { return nil }
    let totals = lines.compactMap { $0.rows.first { $0.kind == .amount }?.texts.last }
    guard totals.compactMap(minorUnits).reduce(0, +) != minorUnits(shown) else { return nil }
    return Mismatch(
      "the line totals do not add up to the subtotal", expected: totals, shown: [shown])
  }

  /// M8: the amounts above a total add up to it.
  private static func totals(_ sections: [SectionSnapshot]) -> Mismatch? {
    for section in sections {
      guard let total = section.rows.first(where: { $0.kind == .total })?.texts.last
      else { continue }
      let parts = section.rows.filter { $0.kind == .amount }.compactMap(\.texts.last)
      guard parts.compactMap(minorUnits).reduce(0, +) != minorUnits(total) else { continue }
      return Mismatch("the amounts do not add up to the total", expected: parts, shown: [total])
    }
    return nil
  }

  /// An amount of one currency in its smallest unit; nil for a text that is no amount.
  static func minorUnits(_ text: String) -> Int? {
    guard let last = text.last, last.isNumber else { return nil }
    let amount = Int(text.filter { $0.isASCII && $0.isNumber })
    return amount.map { text.hasPrefix("−") ? -$0 : $0 }
  }
}
