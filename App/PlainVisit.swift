import PatternKit
import PlainSaved
import PlainSignIn
import ShopModel
import ShopServices
import StorefrontInterface

/// Who is shopping, and what is theirs: one value each, which every screen watches. Rule: G8.
struct PlainVisit {
  /// Where the shop sells. Rule: M7.
  let region: Region
  /// The shopper who is signed in; nil for a guest.
  let shopper: Current<Shopper?>
  /// Their cart.
  let cart: Current<Cart>
  /// Their payment whose outcome is open; nil while there is none. Rule: H7.
  let payment: Current<Attempt?>
  /// What they want to remember.
  let saved: SavedMarks
  /// What a guest has to pass.
  let gate: SignInGate

  /// Takes what the shop has said at launch.
  init(_ session: Session, _ context: StorefrontContext) {
    region = session.region
    shopper = Current(session.shopper)
    cart = Current(session.cart)
    payment = Current(session.attempt)
    saved = SavedMarks(
      session.saved, service: context.shop.saved, tracker: context.tracker)
    gate = SignInGate(
      account: context.shop.account, shopper: shopper.readOnly, window: context.window,
      clock: context.clock, tracker: context.tracker, tracer: context.tracer)
  }

  /// Takes what a commit has changed.
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
