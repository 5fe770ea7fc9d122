import ShopModel

/// Signing in and out, shielded.
final class ShieldedAccount: AccountService {
  private let inner: any AccountService
  private let shield: Shield

  init(_ inner: any AccountService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func signIn(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await shield.change("account.signIn") { [inner] () async throws(ShopError) in
      try await inner.signIn(credentials)
    }
  }

  func register(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await shield.change("account.register") { [inner] () async throws(ShopError) in
      try await inner.register(credentials)
    }
  }

  func signOut() async throws(ShopError) {
    try await shield.change("account.signOut") { [inner] () async throws(ShopError) in
      try await inner.signOut()
    }
  }

  func profile() async throws(ShopError) -> Profile {
    try await shield.read("account.profile") { [inner] () async throws(ShopError) in
      try await inner.profile()
    } correct: { profile, change in
      // The address is that of the last order: one that is paid now is newer than any that was read.
      if let order = change.orders.last(where: { $0.status == .placed }) {
        profile.address = order.address
      }
    }
  }
}
