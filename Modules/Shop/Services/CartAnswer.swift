import ShopModel

/// What a change of the cart came to. The cart itself comes by the feed.
public struct CartAnswer: Equatable, Sendable {
  /// What became of it.
  public var outcome: CartOutcome

  /// Makes an answer.
  public init(_ outcome: CartOutcome) {
    self.outcome = outcome
  }
}
