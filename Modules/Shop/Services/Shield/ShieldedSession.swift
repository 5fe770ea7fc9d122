import ShopModel

/// Who is shopping, shielded.
final class ShieldedSession: SessionService {
  private let inner: any SessionService
  private let shield: Shield

  init(_ inner: any SessionService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func read() async throws(ShopError) -> Session {
    try await shield.read("session.read") { [inner] () async throws(ShopError) in
      try await inner.read()
    } correct: { session, change in
      if let told = change.session { session = told }
      if let cart = change.cart { session.cart = cart }
    }
  }

  func finishOnboarding() async throws(ShopError) {
    try await shield.change("session.finishOnboarding") { [inner] () async throws(ShopError) in
      try await inner.finishOnboarding()
    }
  }
}
