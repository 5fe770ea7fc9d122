import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface
import ShopModel
import ShopServices
import StorefrontInterface

/// Who is shopping, and what is theirs: one observable value each, which view models read. Rule: G8.
struct ShopperModels {
  /// Where the shop sells; no change of it ever comes. Rule: M7.
  let region: Region
  let session: SessionModel
  let cart: CartModel
  let payment: PaymentModel
  let saved: SavedModel

  /// Takes what the shop has said at launch.
  init(_ session: Session, _ context: StorefrontContext) {
    region = session.region
    self.session = SessionModel(
      session.shopper, account: context.shop.account, tracker: context.tracker,
      tell: context.tell)
    cart = CartModel(session.cart)
    payment = PaymentModel(session.attempt)
    saved = SavedModel(session.saved, service: context.shop.saved, tracker: context.tracker)
  }

  /// Takes what a commit has changed. Who is shopping comes before what is theirs: a checkout whose
  /// shopper has gone does not tell that the cart is empty now.
  func update(_ change: ShopChange) {
    if let session = change.session {
      payment.update(session.attempt)
      if session.shopper != self.session.shopper { saved.reset(to: session.saved) }
      self.session.update(session.shopper)
    }
    if let attempt = change.attempt { payment.update(attempt.isOpen ? attempt : nil) }
    if let cart = change.cart { self.cart.update(cart) }
    if let saved = change.saved { self.saved.confirm(saved.map(\.handle)) }
  }
}
