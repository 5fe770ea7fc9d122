import ShopModel
import ShopServices

/// Whose stay it is, and the numbers that a data directory counts.
struct SessionTable {
  private let shop: OpenShop

  init(_ shop: OpenShop) {
    self.shop = shop
  }

  /// Whose stay it is.
  func stay() throws -> SessionID {
    let stay = try shop.connection.row("SELECT stay, account FROM shop") {
      SessionID(number: $0.int(0), shopper: $0.optionalInt(1))
    }
    guard let stay else { throw ShopError.damaged }
    return stay
  }

  /// Who is shopping, and all that is theirs.
  func session() throws -> Session {
    let stay = try stay()
    let shopper = try stay.shopper.flatMap { id in
      try shop.connection.row("SELECT email FROM account WHERE id = ?", id) {
        Shopper(id: id, email: $0.text(0))
      }
    }
    let isOnboarded = try shop.connection.row("SELECT onboarded FROM shop") { $0.bool(0) }
    return Session(
      shopper: shopper, cart: try CartTable(shop, of: stay.shopper).cart(),
      isOnboarded: isOnboarded ?? false)
  }

  /// Remembers that the onboarding pages are done. Rule: L1.
  func finishOnboarding() throws {
    try shop.connection.run("UPDATE shop SET onboarded = 1 WHERE onboarded = 0")
  }

  /// The number of the change that is being committed. Rule: §V.
  func nextChange() throws -> Int {
    try shop.connection.int("UPDATE shop SET change = change + 1 RETURNING change") ?? 0
  }
}
