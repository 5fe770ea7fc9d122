import BoardsCartInterface
import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopServices

/// Who is shopping, and what is theirs: one value each, which every board reads. Rule: G8.
///
/// The app is put together before the shop has said who it is. Nobody looks before that: the boards
/// that read it are made later.
final class BoardsShopper {
  /// Where the shop sells. Rule: M7.
  let region = Current(Region.unitedKingdom)
  /// The shopper who is signed in; nil for a guest.
  let shopper = Current<Shopper?>(nil)
  /// Their cart.
  let cart: Current<Cart>
  /// Their payment whose outcome is open; nil while there is none. Rule: H7.
  let payment = Current<Attempt?>(nil)
  /// What is in the cart, for Product.
  let contents: CartContents
  /// What is saved, for Product and the lists.
  let saved = SavedMarks()

  /// Makes what nobody has looked at yet.
  init() {
    cart = Current(.empty(.gbp))
    contents = CartContents(cart.readOnly)
  }

  /// Takes what the shop has said at launch.
  func take(_ session: Session) {
    region.value = session.region
    shopper.value = session.shopper
    payment.value = session.attempt
    saved.reset(to: session.saved)
    cart.value = session.cart
  }

  /// Takes what a commit has changed. Who is shopping comes before what is theirs.
  func update(_ change: ShopChange) {
    if let session = change.session {
      payment.value = session.attempt
      if session.shopper != shopper.value {
        saved.reset(to: session.saved)
        shopper.value = session.shopper
      }
    }
    if let attempt = change.attempt { payment.value = attempt.isOpen ? attempt : nil }
    if let cart = change.cart { self.cart.value = cart }
    if let saved = change.saved { self.saved.confirm(saved.map(\.handle)) }
  }
}
