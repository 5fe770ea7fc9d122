import CoordinatorsAccount
import CoordinatorsCart
import CoordinatorsCatalog
import CoordinatorsCheckout
import CoordinatorsMain
import CoordinatorsOrders
import CoordinatorsProduct
import CoordinatorsProductInterface
import CoordinatorsSaved
import CoordinatorsSignIn
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// Makes the shop's coordinators, each with what it needs. The one place that knows all of them.
struct ShopFactory {
  private let context: StorefrontContext
  private let models: ShopperModels

  init(_ context: StorefrontContext, _ models: ShopperModels) {
    self.context = context
    self.models = models
  }

  /// Makes the shop. Its coordinators have it as their delegate, weakly.
  func main() -> MainCoordinator {
    weak var main: MainCoordinator?
    let makeProduct: ProductFactory = { product($0, delegate: main) }
    let made = MainCoordinator(
      session: models.session, cart: models.cart,
      factories: factories(makeProduct), tracer: context.tracer, notify: context.window.notify)
    main = made
    return made
  }
}

extension ShopFactory {
  private func factories(_ makeProduct: @escaping ProductFactory) -> MainFactories {
    let (shop, feed, tracker) = (context.shop, context.feed, context.tracker)
    return MainFactories(
      catalog: {
        CatalogCoordinator(
          catalog: shop.catalog, saved: models.saved, feed: feed, clock: context.clock,
          tracker: tracker, makeProduct: makeProduct)
      },
      cart: {
        CartCoordinator(
          service: shop.cart, region: models.region, cart: models.cart,
          payment: models.payment, tracker: tracker, delegate: $0)
      },
      saved: {
        SavedCoordinator(
          service: shop.saved, saved: models.saved, payment: models.payment, feed: feed,
          tracker: tracker, makeProduct: makeProduct, delegate: $0)
      },
      orders: {
        OrdersCoordinator(
          service: shop.orders, checkout: shop.checkout, region: models.region,
          payment: models.payment, feed: feed, tracker: tracker, delegate: $0)
      },
      account: {
        AccountCoordinator(
          account: shop.account, session: models.session, feed: feed, tracker: tracker,
          delegate: $0)
      },
      checkout: {
        CheckoutCoordinator(
          CheckoutCoordinator.Services(
            checkout: shop.checkout, cart: shop.cart, clock: context.clock, tracker: tracker),
          session: models.session, cart: models.cart, payment: models.payment,
          notify: context.window.notify, delegate: $0)
      },
      signIn: {
        SignInCoordinator(
          $0, session: models.session, clock: context.clock, tracker: tracker, delegate: $1)
      })
  }

  private func product(
    _ handle: Handle, delegate: (any ProductCoordinatorDelegate)?
  ) -> ProductCoordinator {
    ProductCoordinator(
      handle, catalog: context.shop.catalog, cartService: context.shop.cart,
      session: models.session, cart: models.cart, saved: models.saved, feed: context.feed,
      tracker: context.tracker, delegate: delegate)
  }
}
