import PatternKit
import PlainCart
import PlainCatalog
import PlainMain
import PlainMainInterface
import PlainOnboarding
import PlainProduct
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// The shop with no pattern: view controllers that own their state, and this, which puts them
/// together. It shows launch, then onboarding if need be, then the tabs; it turns destinations and
/// links into screens, and keeps the cart that everybody shows.
final class PlainStorefront: Storefront {
  static let id = "plain"

  private let context: StorefrontContext
  private let navigation = ShopNavigation()
  private var token: FeedToken?
  /// The cart; nil until the shop has said who is shopping.
  private var cart: Current<Cart>?
  private var main: MainViewController?
  /// Links from before the shop has said who is shopping, as they came.
  private var unread: [String] = []
  /// A link that waits for the end of onboarding. A newer one replaces it. Rule: L4.
  private var waiting: Link?

  init(_ context: StorefrontContext) {
    self.context = context
  }

  func start() {
    token = context.feed.subscribe { [weak self] change in
      if let cart = change.cart { self?.cart?.value = cart }
    }
    navigation.onShow = { [weak self] in self?.show($0) }
    context.window.didCommit(self) { [weak self] in self?.trace($0) }
    context.window.rootViewController = LaunchViewController(
      session: context.shop.session, tracker: context.tracker
    ) { [weak self] session in
      self?.didRead(session)
    }
  }

  func stop() {
    token = nil
    navigation.onShow = nil
    context.window.rootViewController = nil
    main = nil
    cart = nil
  }
}

// MARK: - From launch to the tabs

extension PlainStorefront {
  private func didRead(_ session: Session) {
    let cart = Current(session.cart)
    self.cart = cart
    if session.isOnboarded {
      showMain(cart)
    } else {
      context.window.rootViewController = OnboardingViewController(
        session: context.shop.session, tracker: context.tracker
      ) { [weak self] in
        self?.showMain(cart)
      }
    }
    let links = unread
    unread = []
    for link in links { open(link) }
  }

  private func showMain(_ cart: Current<Cart>) {
    let main = MainViewController(cart: cart.readOnly) { [context, navigation] tab in
      switch tab {
      case .shop:
        CatalogViewController(
          catalog: context.shop.catalog, feed: context.feed, clock: context.clock,
          tracker: context.tracker, navigation: navigation)
      case .cart:
        CartViewController(
          service: context.shop.cart, cart: cart.readOnly, tracker: context.tracker,
          navigation: navigation)
      }
    }
    self.main = main
    context.window.rootViewController = main
    if let link = waiting {
      waiting = nil
      follow(link)
    }
  }
}

// MARK: - Destinations and links

extension PlainStorefront {
  /// What a screen asked for.
  private func show(_ destination: Destination) {
    guard let main else { return }
    context.tracer.record(.routeTaken, "ShopNavigation", "\(destination)")
    switch destination {
    case .shop:
      context.window.inOneTransition {
        main.stack(of: main.tab).popToRootViewController()
        main.open(.shop)
      }
    case .product(let handle):
      guard let product = product(handle) else { return }
      main.stack(of: main.tab).pushViewController(product)
    case .missingVariant:
      let missing = MissingViewController(.variant) { [navigation] in navigation.show(.shop) }
      main.stack(of: .cart).pushViewController(missing)
    }
  }

  func open(_ text: String) {
    guard cart != nil else { return unread.append(text) }
    context.open(text) { follow($0) }
  }

  /// Goes where a link leads: the tab's stack becomes its root and the target. Rule: L5.
  private func follow(_ link: Link) {
    guard let main else { return waiting = link }
    context.tracer.record(.routeTaken, "Link", link.query == nil ? link.text : "a search")
    context.window.inOneTransition {
      switch link {
      case .product(let handle):
        let top = context.window.top as? ProductViewController
        guard top?.handle != handle, let product = product(handle) else { return }
        main.open(.shop, with: [product])
      case .category, .search:
        main.open(.shop)
      case .cart, .addToCart:
        main.open(.cart)
      case .checkout, .saved, .orders, .order, .account:
        context.window.notify(.refused(LinkError("there is no such place here")))
      }
    }
    if let query = link.query {
      (main.root(of: .shop) as? CatalogViewController)?.show(query)
    }
    if case .addToCart(let sku, let quantity) = link {
      (main.root(of: .cart) as? CartViewController)?.add(sku, quantity: quantity)
    }
  }

  private func product(_ handle: Handle) -> ProductViewController? {
    guard let cart else { return nil }
    return ProductViewController(
      handle, catalog: context.shop.catalog, cartService: context.shop.cart, cart: cart.readOnly,
      feed: context.feed, tracker: context.tracker, navigation: navigation)
  }

  var place: String {
    let link: Link =
      switch context.window.top {
      case let product as ProductViewController: .product(product.handle)
      case let catalog as CatalogViewController: place(of: catalog.query)
      default: main?.tab == .cart ? .cart : .search("")
      }
    return link.text
  }

  private func place(of query: CatalogQuery) -> Link {
    guard query.text.isEmpty, let category = query.category else { return .search(query.text) }
    return .category(category)
  }
}

// MARK: - What is inside

extension PlainStorefront {
  func tree() -> NodeSnapshot {
    let layers = [context.window.rootViewController].compactMap { $0 } + context.window.modals
    return NodeSnapshot(kind: "Storefront", name: "Plain", children: layers.map(node))
  }

  private func node(_ controller: ViewController) -> NodeSnapshot {
    let isContainer =
      controller is NavigationController || controller is TabBarController
    return NodeSnapshot(
      kind: isContainer ? "Container" : "ViewController", name: controller.kind,
      screen: isContainer || !controller.isViewLoaded ? nil : controller.screenSerial,
      children: controller.children.map(node))
  }

  private func trace(_ transition: Transition) {
    for controller in transition.removed {
      context.tracer.record(.nodeDetached, controller.kind)
    }
    for controller in transition.added {
      context.tracer.record(.nodeAttached, controller.kind)
    }
  }
}
