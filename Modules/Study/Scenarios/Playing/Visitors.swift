import ShopModel

/// Who is shopping, as the shop has told, and who was before.
nonisolated struct Visitors: Equatable {
  private enum Visitor: Equatable {
    case unknown, guest
    case shopper(String)
  }

  private var now = Visitor.unknown
  private var known: [String] = []

  /// Nobody is known yet.
  init() {}

  /// Another launch: whoever was known still is, and nobody has come in yet.
  init(after last: Visitors) {
    known = last.known
  }

  /// The shop has told who is shopping; nil for a guest.
  mutating func tell(_ shopper: Shopper?) {
    now = shopper.map { .shopper($0.email) } ?? .guest
    if let email = shopper?.email, !known.contains(email) { known.append(email) }
  }

  /// Whether it is known that nobody is signed in.
  var isGuest: Bool { now == .guest }

  /// The e-mail addresses of those who were signed in and are no longer, in the order in which they
  /// first came.
  var former: [String] {
    guard case .shopper(let email) = now else { return known }
    return known.filter { $0 != email }
  }
}
