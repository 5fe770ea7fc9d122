import ShopModel

/// Buying, shielded. To ask what became of a payment may settle it, so that is a change too.
final class ShieldedCheckout: CheckoutService {
  private let inner: any CheckoutService
  private let shield: Shield

  init(_ inner: any CheckoutService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func begin() async throws(ShopError) -> CheckoutStart {
    try await shield.read("checkout.begin") { [inner] () async throws(ShopError) in
      try await inner.begin()
    } correct: { start, change in
      if let attempt = change.attempt { start.attempt = attempt.isOpen ? attempt : nil }
    }
  }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    try await shield.read("checkout.options") { [inner] () async throws(ShopError) in
      try await inner.options(address)
    } correct: { _, _ in
    }
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    try await shield.change("checkout.place") { [inner] () async throws(ShopError) in
      try await inner.place(seen, with: card)
    }
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    try await shield.change("checkout.status") { [inner] () async throws(ShopError) in
      try await inner.status(key)
    }
  }
}
