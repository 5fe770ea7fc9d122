import ShopModel
import ShopServices

/// Signing in and out, by the database.
struct DatabaseAccount: AccountService {
  let desk: ServiceDesk

  func signIn(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await enter { try AccountTable($0).check(credentials) }
  }

  func register(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await enter {
      try AccountTable($0).register(credentials).map(AccountTable.Check.account) ?? .rejected
    }
  }

  func signOut() async throws(ShopError) {
    let stay = desk.stay
    guard stay.shopper != nil else { return }
    try await desk.commit { shop, news in
      let sessions = SessionTable(shop)
      // It has ended already: there is nobody to sign out.
      guard try sessions.stay() == stay else { return }
      try CartTable(shop, of: stay.shopper).sayNothingMore()
      try CartTable(shop, of: nil).empty()
      try sessions.begin(nil)
      news.session = true
    }
  }

  func profile() async throws(ShopError) -> Profile {
    let shopper = try desk.shopper
    return try await desk.read { shop in
      Profile(
        email: try AccountTable(shop).shopper(shopper).email, region: shop.region,
        address: try OrderTable(shop, of: shopper).lastAddress())
    }
  }

  /// Begins the stay of whoever is let in, and merges the guest's cart in the same transaction.
  private func enter(
    _ check: @escaping @Sendable (OpenShop) throws -> AccountTable.Check
  ) async throws(ShopError) -> SignInAnswer {
    let stay = desk.stay
    guard stay.shopper == nil else { throw .refused }
    return try await desk.commit { shop, news in
      let sessions = SessionTable(shop)
      // Somebody has signed in meanwhile: two are never let in by one door.
      guard try sessions.stay() == stay else { throw ShopError.refused }
      switch try check(shop) {
      case .rejected: return .rejected
      case .wait(let end): return .wait(until: end)
      case .account(let account):
        try sessions.begin(account)
        news.session = true
        let cart = try CartTable(shop, of: account)
        var toTell = ShopNews(settled: try sessions.takeUntold(of: account))
        // While a payment is open nothing changes the cart: the merge waits for it. Rule: H7.
        if try !cart.isHeld() { toTell.hasMerged = try cart.mergeGuest() }
        toTell.couponLeft = try cart.revalidate()
        return .signedIn(try AccountTable(shop).shopper(account), toTell)
      }
    }
  }
}
