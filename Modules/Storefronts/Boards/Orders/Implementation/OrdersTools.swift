import PatternKit
import ShopModel
import ShopServices

/// What the screens of this tab are given.
struct OrdersTools {
  /// Knows what was bought, and changes it.
  var orders: any OrdersService
  /// Is asked what has become of an open payment.
  var checkout: any CheckoutService
  /// Where the shop sells.
  var region: ReadOnlyCurrent<Region>
  /// The shopper's payment whose outcome is open; nil while there is none.
  var payment: ReadOnlyCurrent<Attempt?>
  /// Tells of new orders, and what becomes of the old.
  var feed: ChangeFeed

  init(
    shop: Shop, region: ReadOnlyCurrent<Region>, payment: ReadOnlyCurrent<Attempt?>,
    feed: ChangeFeed
  ) {
    orders = shop.orders
    checkout = shop.checkout
    self.region = region
    self.payment = payment
    self.feed = feed
  }
}
