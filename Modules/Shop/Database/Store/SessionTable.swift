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

  /// Begins the stay of `account`, or a guest's for nil.
  func begin(_ account: Int?) throws {
    try shop.connection.run("UPDATE shop SET stay = stay + 1, account = ?", account)
  }

  /// Who is shopping, and all that is theirs.
  func session() throws -> Session {
    let stay = try stay()
    let isOnboarded = try shop.connection.row("SELECT onboarded FROM shop") { $0.bool(0) }
    var session = Session(
      region: shop.region, cart: try CartTable(shop, of: stay.shopper).cart(),
      isOnboarded: isOnboarded ?? false)
    if let account = stay.shopper {
      session.shopper = try AccountTable(shop).shopper(account)
      session.saved = try SavedTable(shop, of: account).list().map(\.handle)
      session.attempt = try AttemptTable(shop, of: account).open()
    }
    return session
  }

  /// The outcomes of payments that nobody has told this shopper; told now. Rule: H7.
  func takeUntold(of account: Int?) throws -> [Attempt] {
    try account.map { try AttemptTable(shop, of: $0).takeUntold() } ?? []
  }

  /// Remembers that the onboarding pages are done. Rule: L1.
  ///
  /// - Returns: whether they were not done before.
  func finishOnboarding() throws -> Bool {
    try shop.connection.run("UPDATE shop SET onboarded = 1 WHERE onboarded = 0")
    return shop.connection.changes > 0
  }

  /// The number of the change that is being committed. Rule: §V.
  func nextChange() throws -> Int {
    try shop.connection.int("UPDATE shop SET change = change + 1 RETURNING change") ?? 0
  }
}
