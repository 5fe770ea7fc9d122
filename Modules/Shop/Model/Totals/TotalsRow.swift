/// One row below the lines of Cart, Review or an order. Rule: M8.
public enum TotalsRow: Hashable, Sendable, Codable {
  /// What an amount is, and so how it counts.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case subtotal, discount, delivery, freeDelivery, tax, total
  }

  /// An amount: what is taken off is negative.
  case amount(Role, label: String, Money)
  /// A text that counts for nothing.
  case text(String)

  /// What stands to the left, or the whole text.
  public var label: String {
    switch self {
    case .amount(_, let label, _): label
    case .text(let text): text
    }
  }

  /// The amount; nil for a text.
  public var money: Money? {
    switch self {
    case .amount(_, _, let money): money
    case .text: nil
    }
  }

  /// What the amount is; nil for a text.
  public var role: Role? {
    switch self {
    case .amount(let role, _, _): role
    case .text: nil
    }
  }

  /// Whether the rows that are amounts add up to the one that is the total. Rule: M8.
  public static func addUp(_ rows: [TotalsRow]) -> Bool {
    guard let total = rows.last(where: { $0.role == .total })?.money else { return false }
    let parts = rows.filter { $0.role != .total }.compactMap(\.money)
    guard parts.allSatisfy({ $0.currency == total.currency }) else { return false }
    // What is taken off later may be what made the sum too large before.
    let sum = parts.reduce(Int128(0)) { $0 + Int128($1.minorUnits) }
    return sum == Int128(total.minorUnits) && rows.count { $0.role == .total } == 1
  }
}
