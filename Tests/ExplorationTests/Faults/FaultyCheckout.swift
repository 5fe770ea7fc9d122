import ShopModel
import ShopServices

/// A checkout after whose payments something happens that should not.
final class FaultyCheckout: CheckoutService {
  private let inner: any CheckoutService
  private let afterPayment: (Review, Card) async throws(ShopError) -> Void

  init(
    _ inner: any CheckoutService,
    afterPayment: @escaping (Review, Card) async throws(ShopError) -> Void
  ) {
    self.inner = inner
    self.afterPayment = afterPayment
  }

  func begin() async throws(ShopError) -> CheckoutStart { try await inner.begin() }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    try await inner.options(address)
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    let answer = try await inner.place(seen, with: card)
    if case .payment = answer { try await afterPayment(seen, card) }
    return answer
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    try await inner.status(key)
  }
}
