import ShopModel

/// Another company, which charges cards. It knows a charge by its key, and repeats its answer for a
/// key: nothing is charged twice. Rule: H7.
///
/// What it throws means that it could not be asked: the outcome stays open. Its calls are entered
/// where they are made, not by way of the global executor, so that their order is kept.
public protocol PaymentGateway: Sendable {
  /// Charges a card. For a key that it has heard of, whatever card and amount come with it, nothing
  /// more is charged, and the answer is what is known of that charge.
  nonisolated(nonsending) func charge(
    _ amount: Money, to card: Card, key: String
  ) async throws -> GatewayAnswer

  /// What is known of the charge with that key.
  nonisolated(nonsending) func status(of key: String) async throws -> GatewayAnswer

  /// Gives back what was charged with that key, once; again, or for what was not charged, it does
  /// nothing.
  nonisolated(nonsending) func refund(_ key: String) async throws
}
