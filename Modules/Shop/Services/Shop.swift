/// The services that a storefront talks to. What they change comes back by the ``ChangeFeed``.
///
/// Every call is entered in the turn in which it is made, so that calls are handled in the order in
/// which they were made, and answered in that order too.
@MainActor
public struct Shop {
  /// Who is shopping.
  public var session: any SessionService
  /// What is sold.
  public var catalog: any CatalogService
  /// What the shopper wants to buy.
  public var cart: any CartService
  /// What the shopper wants to remember.
  public var saved: any SavedService
  /// Signing in and out.
  public var account: any AccountService
  /// Buying.
  public var checkout: any CheckoutService
  /// What was bought.
  public var orders: any OrdersService

  /// Bundles services.
  public init(
    session: any SessionService, catalog: any CatalogService, cart: any CartService,
    saved: any SavedService, account: any AccountService, checkout: any CheckoutService,
    orders: any OrdersService
  ) {
    self.session = session
    self.catalog = catalog
    self.cart = cart
    self.saved = saved
    self.account = account
    self.checkout = checkout
    self.orders = orders
  }
}
