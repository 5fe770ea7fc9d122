import ShopModel

/// What the payment company has charged, against what was ordered. Rule: H7, O2.
extension Checkup {
  /// A charge as the payment company knows it.
  private struct Charge {
    var key: String
    var amount: Int
    var isPaid: Bool
    var isSettled: Bool
    var isRefunded: Bool
  }

  /// A payment as the shop knows it.
  private struct Payment {
    var number: Int
    var total: Int
    var state: String
    /// The order's status; nil for no order.
    var status: String?
    var isRefundDue: Bool
  }

  func charges() throws -> InspectionResult {
    guard let gateway else {
      return .skipped(.charges, "the payment company's file is not open")
    }
    let charges = try gateway.rows(
      """
      SELECT key, amount, outcome = 'paid', settled, refunded FROM charge ORDER BY key
      """
    ) {
      Charge(
        key: $0.text(0), amount: $0.int(1), isPaid: $0.bool(2), isSettled: $0.bool(3),
        isRefunded: $0.bool(4))
    }
    var findings: [InspectionFinding] = []
    var seen: Set<String> = []
    for charge in charges {
      let place = "charge \(charge.key)"
      guard seen.insert(charge.key).inserted else {
        findings.append(atCompany(place, "There are two charges for one payment"))
        continue
      }
      guard let payment = try payment(charge.key) else {
        if charge.isPaid {
          findings.append(atCompany(place, "\(amount(charge)) were charged, and nobody ordered"))
        }
        continue
      }
      if let problem = problem(charge, payment) {
        findings.append(atCompany("order \(payment.number), charge \(charge.key)", problem))
      }
    }
    let uncharged = try shop.rows(
      "SELECT key, number FROM attempt WHERE state IN ('paid', 'declined') ORDER BY number, key"
    ) { (key: $0.text(0), number: $0.int(1)) }
    for payment in uncharged where !seen.contains(payment.key) {
      findings.append(
        atCompany(
          "order \(payment.number), charge \(payment.key)",
          "The payment company has never heard of this payment"))
    }
    return .of(
      .charges, findings, fine: "the payment company has charged what was ordered, once")
  }

  private func problem(_ charge: Charge, _ payment: Payment) -> String? {
    if charge.amount != payment.total {
      return "\(amount(charge)) were charged, and \(text(payment.total)) agreed to"
    }
    let isPaid = charge.isPaid && charge.isSettled
    switch payment.state {
    case "paid" where !isPaid: return "The order is there, and the payment company was not paid"
    case "declined" where isPaid, "dropped" where charge.isPaid:
      return "\(amount(charge)) were charged, and the shop has no order for it"
    default: break
    }
    if charge.isRefunded, payment.status != "cancelled" {
      return "The money was given back, and the order stands"
    }
    if payment.status == "cancelled", !charge.isRefunded, !payment.isRefundDue {
      return "The order is cancelled, and the money was not given back"
    }
    return nil
  }

  private func payment(_ key: String) throws -> Payment? {
    try shop.row(
      """
      SELECT a.number, a.total, a.state, o.status, coalesce(o.refund_due, 0)
      FROM attempt a LEFT JOIN customer_order o ON o.key = a.key WHERE a.key = ?
      """, key
    ) {
      Payment(
        number: $0.int(0), total: $0.int(1), state: $0.text(2), status: $0.optionalText(3),
        isRefundDue: $0.bool(4))
    }
  }

  private func atCompany(_ place: String, _ what: String) -> InspectionFinding {
    InspectionFinding(file: gatewayFile, place: place, what: what, advice: Self.settle)
  }

  private func amount(_ charge: Charge) -> String { text(charge.amount) }

  private func text(_ minorUnits: Int) -> String {
    guard let region = try? region() else { return Format.number(minorUnits) }
    return Money(minorUnits, region.currency).formatted
  }

  private static let settle = "Settle it with the payment company and the shopper"
}
