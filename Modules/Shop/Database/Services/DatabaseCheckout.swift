import ShopModel
import ShopServices

/// Buying, by the database and the gateway.
///
/// Each step is a commit of its own, told before the next: T1 opens the payment, then the gateway is
/// asked, then T2 settles it. Wherever it is interrupted, the payment's key is all that is needed to
/// go on. Rule: H6, H7.
struct DatabaseCheckout: CheckoutService {
  let desk: ServiceDesk

  func begin() async throws(ShopError) -> CheckoutStart {
    let shopper = try desk.shopper
    return try await desk.read { shop in
      CheckoutStart(
        region: shop.region, address: try OrderTable(shop, of: shopper).lastAddress(),
        attempt: try AttemptTable(shop, of: shopper).open())
    }
  }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    let shopper = try desk.shopper
    return try await desk.read { shop in
      let grams = try CartTable(shop, of: shopper).cart().grams
      return DeliveryTable(shop.region).options(grams: grams, to: address)
    }
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    let stay = desk.stay
    let shopper = try desk.shopper
    let reserved = try await desk.commit { shop, news in
      try AttemptTable(shop, of: shopper).reserve(seen, with: card.summary, &news)
    }
    switch reserved {
    case .changed(let refusal): return .changed(refusal)
    case .open(let attempt):
      let answer = await desk.charge(attempt, to: card)
      return .payment(try await desk.settle(attempt.key, of: shopper, answer, in: stay))
    }
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    let stay = desk.stay
    let shopper = try desk.shopper
    let attempt = try await desk.read { shop in
      guard let attempt = try AttemptTable(shop, of: shopper).attempt(key) else {
        throw ShopError.refused
      }
      return attempt
    }
    // What is settled is not asked again: its answer stays the same.
    let answer = attempt.isOpen ? await desk.status(of: key) : .unknown
    return try await desk.settle(key, of: shopper, answer, in: stay)
  }
}
