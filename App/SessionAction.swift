import BoardKit
import ShopModel
import ShopServices

/// What everybody has to know.
nonisolated enum SessionAction: BoardFlowAction {
  /// The shopper is about to be a guest: what is theirs is still shown. Rule: S6.
  case signingOut
  /// Nothing of the shopper may stay.
  case signedOut
  /// There is something to tell, and perhaps an outcome of a payment.
  case told(ShopNews, Attempt?)
}
