import ShopModel

/// Buying. All of it needs a shopper: a guest is `refused` (S4).
@MainActor
public protocol CheckoutService {
  /// What the flow begins with. Rule: H0, V9.
  func begin() async throws(ShopError) -> CheckoutStart

  /// How the cart can be sent to that address, in the table's order; none when it cannot.
  /// Rule: H3, V9.
  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption]

  /// Buys what was seen in Review, with that card.
  ///
  /// While the outcome of a payment is open, its key is used again, whatever is asked for: nothing
  /// is charged twice. Rule: H6, H7, V9.
  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer

  /// Asks what became of a payment, by its key; once it is settled the answer stays the same.
  /// Rule: H7, H8, V9.
  ///
  /// - Throws: `refused` when it is none of this shopper's.
  func status(_ key: String) async throws(ShopError) -> PaymentAnswer
}
