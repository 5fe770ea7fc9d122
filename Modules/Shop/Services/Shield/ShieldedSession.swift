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
      let news = session.news
      if let told = change.session { session = told }
      session.news = news
      if let cart = change.cart { session.cart = cart }
      if let saved = change.saved { session.saved = saved.map(\.handle) }
      if let attempt = change.attempt { session.attempt = attempt.isOpen ? attempt : nil }
    }
  }

  func finishOnboarding() async throws(ShopError) {
    try await shield.change("session.finishOnboarding") { [inner] () async throws(ShopError) in
      try await inner.finishOnboarding()
    }
  }
}
