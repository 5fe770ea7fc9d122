import PatternKit
import ShopModel
import ShopServices
import TextUI

/// What the boards of the checkout are given.
struct CheckoutTools {
  /// Buys.
  var checkout: any CheckoutService
  /// Changes the cart.
  var cartService: any CartService
  /// Who is signed in; nil for a guest.
  var shopper: ReadOnlyCurrent<Shopper?>
  /// The cart that everybody shows.
  var cart: ReadOnlyCurrent<Cart>
  /// The shopper's payment whose outcome is open; nil while there is none.
  var payment: ReadOnlyCurrent<Attempt?>
  /// What is waited by.
  var clock: any AppClock
  /// Tells the shopper something, on whatever is on top then.
  var tell: (Notice) -> Void
  /// Makes one transition of several: nobody sees what is in between.
  var inOneTransition: (() -> Void) -> Void
}
