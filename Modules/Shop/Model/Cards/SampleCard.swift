/// The cards that the gateway's stand-in knows. Rule: H10.
public enum SampleCard: String, Hashable, Sendable, CaseIterable {
  /// Pays.
  case ok
  /// Is declined.
  case declined
  /// Has too little on its account.
  case funds
  /// Is unknown to the charge and the first two questions, then paid.
  case late
  /// Likewise, then declined.
  case lateDeclined = "late-declined"

  /// Its number, grouped.
  public var number: String {
    switch self {
    case .ok: "4242 4242 4242 4242"
    case .declined: "4000 0000 0000 0002"
    case .funds: "4000 0000 0000 9995"
    case .late: "4000 0000 0000 3220"
    case .lateDeclined: "4000 0000 0000 0119"
    }
  }

  /// An expiry and a code that go with each of them: the stand-in looks at the number only.
  public static let expiry = "12/39"
  /// See ``expiry``.
  public static let code = "123"

  /// The card with that number; nil when it is none of these.
  public init?(number: Secret) {
    let digits = CardNumber.digits(number)
    guard
      let card = SampleCard.allCases.first(where: {
        CardNumber.digits(Secret($0.number)) == digits
      })
    else { return nil }
    self = card
  }
}
