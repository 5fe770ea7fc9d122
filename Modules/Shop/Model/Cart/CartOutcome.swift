/// What became of a change of the cart. Rule: K1, K2, K3.
public enum CartOutcome: Equatable, Sendable {
  /// It was done as asked; `added` pieces more than before (less, when negative).
  case done(added: Int)
  /// Nothing changed: no more than `stock` are to be had.
  case atLimit(stock: Int)
  /// It was done as far as the stock goes: the line has that many pieces now.
  case clamped(to: Int)
  /// The line is gone from the cart, and can be put back.
  case removed(RemovedLine)
  /// There is no such variant, or it is not sold any more.
  case unknown
  /// Nothing changed: a payment of the shopper is being checked. Rule: H7.
  case checkingPayment

  /// Whether it was done, as asked or as far as the stock goes.
  public var isDone: Bool {
    switch self {
    case .done, .clamped, .removed: true
    case .atLimit, .unknown, .checkingPayment: false
    }
  }
}
