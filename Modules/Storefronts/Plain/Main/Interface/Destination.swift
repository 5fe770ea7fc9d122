import ShopModel

/// Where a screen can ask to go.
public enum Destination: Equatable, Sendable {
  /// The Shop tab, at its root.
  case shop
  /// A product, on the stack that is shown.
  case product(Handle)
  /// The checkout, over everything. Rule: H0.
  case checkout
  /// An order, on the stack that is shown.
  case order(Int)
  /// The form for those who have an account, over everything. Rule: S1.
  case signIn
  /// The same form for those who want one.
  case registration
  /// What says that a stock number is unknown, on the stack of Cart. Rule: P5.
  case missingVariant
}
