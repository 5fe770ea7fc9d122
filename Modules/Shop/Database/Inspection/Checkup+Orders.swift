import ShopModel

/// What shoppers have, and what they bought.
extension Checkup {
  /// The guest and every account have one cart; that none has two the schema sees to.
  func carts() throws -> [InspectionFinding] {
    var findings: [InspectionFinding] = []
    if try shop.int("SELECT count(*) FROM cart WHERE account IS NULL") == 0 {
      findings.append(
        finding("the guest", "There is no cart for whoever is not signed in", Self.restore))
    }
    findings += try shop.rows(
      """
      SELECT a.id FROM account a LEFT JOIN cart c ON c.account = a.id
      WHERE c.id IS NULL ORDER BY a.id
      """
    ) { finding("account \($0.int(0))", "It has no cart", Self.restore) }
    findings += try shop.rows(
      "SELECT cart, sku, quantity FROM cart_line WHERE quantity < 1 ORDER BY cart, sku"
    ) {
      finding(
        "cart \($0.int(0)), line \($0.text(1))", "Its quantity is \(Format.number($0.int(2)))",
        Self.restore)
    }
    return findings
  }

  /// Paid payments without their order, and orders without their payment. Rule: H7.
  func orders() throws -> [InspectionFinding] {
    let lost = try shop.rows(
      """
      SELECT a.number, a.account FROM attempt a LEFT JOIN customer_order o ON o.key = a.key
      WHERE a.state = 'paid' AND o.number IS NULL ORDER BY a.number, a.key
      """
    ) {
      finding(
        "payment for order \($0.int(0))", "It is paid, and account \($0.int(1)) has no such order",
        Self.askCompany)
    }
    let unpaid = try shop.rows(
      """
      SELECT o.number, coalesce(a.state, 'not there'), o.account = a.account, o.number = a.number,
        o.total = a.total
      FROM customer_order o LEFT JOIN attempt a ON a.key = o.key
      WHERE a.key IS NULL OR a.state <> 'paid' OR o.account <> a.account OR o.number <> a.number
        OR o.total <> a.total
      ORDER BY o.number
      """
    ) { row in
      let what =
        if row.text(1) != "paid" {
          "Its payment is \(row.text(1)), and not paid"
        } else if !row.bool(4) {
          "Its total is not what was paid"
        } else if !row.bool(2) {
          "It was paid by another account"
        } else {
          "Its payment is for an order of another number"
        }
      return finding("order \(row.int(0))", what, Self.askCompany)
    }
    return lost + unpaid
  }

  /// Orders of which the lines, the totals or the kept sums do not agree. Rule: M8, O1.
  func totals() throws -> [InspectionFinding] {
    try shop.rows(
      "SELECT number, key, total, content FROM customer_order ORDER BY number"
    ) { row in
      try problem(of: row).map { finding("order \(row.int(0))", $0, Self.restore) }
    }
    .compactMap { $0 }
  }

  private func problem(of row: Row) throws -> String? {
    guard let order = try? JSONText.decode(Order.self, row.text(3)) else {
      return "What was bought cannot be read"
    }
    let currency = order.totals.total.currency
    let lines = try? Money.sum(order.lines.map(\.total), in: currency)
    let subtotal = order.totals.rows.first { $0.role == .subtotal }?.money
    guard order.number == row.int(0) else { return "What was bought is of another order" }
    guard order.lines.allSatisfy({ (try? $0.unitPrice.multiplied(by: $0.quantity)) == $0.total })
    else { return "A line is not its quantity times its price" }
    guard lines != nil, lines == subtotal else {
      return "Its lines do not add up to its subtotal"
    }
    let shown = order.totals.rows.last { $0.role == .total }?.money
    guard TotalsRow.addUp(order.totals.rows), shown == order.totals.total else {
      return "Its amounts do not add up to its total"
    }
    guard order.totals.total.minorUnits == row.int(2) else {
      return "Its total is not the one that was charged"
    }
    let taken = try shop.rows(
      "SELECT sku, quantity FROM attempt_line WHERE key = ? ORDER BY sku", row.text(1)
    ) { CartEntry(SKU($0.text(0)), $0.int(1)) }
    let bought = order.lines.map { CartEntry($0.sku, $0.quantity) }
      .sorted { $0.sku.text.utf8.lexicographicallyPrecedes($1.sku.text.utf8) }
    return taken == bought ? nil : "It was bought in other quantities than its payment took"
  }

  /// Payments that are open and refunds that are due are no fault: the next start asks for them.
  /// What could never come to an end is one.
  func payments() throws -> InspectionResult {
    let several = try shop.rows(
      """
      SELECT account, count(*) FROM attempt WHERE state IN ('reserved', 'charging')
      GROUP BY account HAVING count(*) > 1 ORDER BY account
      """
    ) {
      finding(
        "account \($0.int(0))", "It has \($0.int(1)) open payments, and can only have one",
        Self.askCompany)
    }
    let empty = try shop.rows(
      """
      SELECT number FROM attempt a WHERE state IN ('reserved', 'charging')
        AND NOT EXISTS (SELECT 1 FROM attempt_line l WHERE l.key = a.key)
      ORDER BY number
      """
    ) { finding("payment for order \($0.int(0))", "It is for nothing", Self.askCompany) }
    let open =
      try shop.int("SELECT count(*) FROM attempt WHERE state IN ('reserved', 'charging')") ?? 0
    let due = try shop.int("SELECT count(*) FROM customer_order WHERE refund_due = 1") ?? 0
    var waiting: [String] = []
    if open > 0 { waiting.append("\(Format.count(open, "payment")) open") }
    if due > 0 { waiting.append("\(Format.count(due, "refund")) due") }
    return .of(
      .payments, several + empty,
      fine: waiting.isEmpty
        ? "no payment is open, no refund is due"
        : waiting.joined(separator: ", ") + ": the next start asks the payment company")
  }

  static let askCompany =
    "Ask the payment company what it knows of it, and put a copy from a backup in the file's place"
}
