import PatternKit
import ShopModel
import ShopServices

/// A checkout whose orders are answered only when they are released.
final class HoldingCheckout: CheckoutService {
  private let inner: any CheckoutService
  private let released = Signal<Void>("the order")
  /// Whether orders are held.
  var isHolding = false

  init(_ inner: any CheckoutService) {
    self.inner = inner
  }

  /// Lets the held order be answered.
  func release() {
    released.send(())
  }

  func begin() async throws(ShopError) -> CheckoutStart { try await inner.begin() }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    try await inner.options(address)
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    let answer = try await inner.place(seen, with: card)
    if isHolding { try? await released.wait() }
    return answer
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    try await inner.status(key)
  }
}
