/// Why the gateway charged nothing. Rule: H7, H8, H10.
public enum DeclineReason: String, Hashable, Sendable, Codable, CaseIterable {
  case declined
  case insufficientFunds

  /// What a shopper reads.
  public var text: String {
    switch self {
    case .declined: "Your card was declined: nothing was charged"
    case .insufficientFunds: "Your card has insufficient funds: nothing was charged"
    }
  }
}
