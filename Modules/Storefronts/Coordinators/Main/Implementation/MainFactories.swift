import CoordinatorsAccountInterface
import CoordinatorsCartInterface
import CoordinatorsCatalogInterface
import CoordinatorsCheckoutInterface
import CoordinatorsOrdersInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface

/// Makes the coordinators that Main presents, each with Main as its delegate. The app fills it: Main
/// knows none of their modules.
public struct MainFactories {
  var catalog: CatalogFactory
  var cart: CartFactory
  var saved: SavedFactory
  var orders: OrdersFactory
  var account: AccountFactory
  var checkout: CheckoutFactory
  var signIn: SignInFactory

  /// Bundles the factories.
  public init(
    catalog: @escaping CatalogFactory, cart: @escaping CartFactory, saved: @escaping SavedFactory,
    orders: @escaping OrdersFactory, account: @escaping AccountFactory,
    checkout: @escaping CheckoutFactory, signIn: @escaping SignInFactory
  ) {
    self.catalog = catalog
    self.cart = cart
    self.saved = saved
    self.orders = orders
    self.account = account
    self.checkout = checkout
    self.signIn = signIn
  }
}
