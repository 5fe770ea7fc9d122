import BoardKit
import BoardsCartInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface

/// What Cart's boards are made of.
struct CartBuilder {
  let service: any CartService
  let contents: CartContents
  /// Where the shop sells.
  let region: ReadOnlyCurrent<Region>
  /// The shopper's payment whose outcome is open; meanwhile nothing changes the cart.
  let payment: ReadOnlyCurrent<Attempt?>
  let tracker: TaskTracker

  /// Takes it from what the app is launched with; nil where that holds no shop.
  init?(_ options: MainOptions) {
    guard let context = options.value(of: StorefrontContext.self),
      let contents = options.value(of: CartContents.self),
      let region = options.value(of: ReadOnlyCurrent<Region>.self),
      let payment = options.value(of: ReadOnlyCurrent<Attempt?>.self)
    else { return nil }
    service = context.shop.cart
    self.contents = contents
    self.region = region
    self.payment = payment
    tracker = context.tracker
  }

  func lines() -> CartViewController {
    CartViewController(contents: contents, region: region.value, payment: payment)
  }
}
