/// A state of the United States, or the District of Columbia, and how it taxes. Rule: M5, H2.
public struct USState: Hashable, Sendable {
  /// The two letters of the post office.
  public let code: String
  /// What a shopper reads.
  public let name: String
  /// The sales tax that is added to an order.
  public let taxRate: Percentage
  /// Whether delivery is taxed too.
  public let taxesDelivery: Bool

  init(_ code: String, _ name: String, _ thousandths: Int, _ taxesDelivery: Bool) {
    self.code = code
    self.name = name
    taxRate = Percentage(thousandths: thousandths)
    self.taxesDelivery = taxesDelivery
  }

  /// The state with these two letters, in capitals; nil when there is none.
  public init?(_ code: String) {
    guard let state = USState.all.first(where: { $0.code == code }) else { return nil }
    self = state
  }

  /// All of them, by name.
  public static var all: [USState] { table }
}

extension USState {
  /// The state whose letters or name were typed, in any case; nil when there is none.
  public init?(named text: String) {
    let folded = text.oneLine.lowercased()
    guard
      let state = USState.all.first(where: {
        $0.code.lowercased() == folded || $0.name.lowercased() == folded
      })
    else { return nil }
    self = state
  }
}
