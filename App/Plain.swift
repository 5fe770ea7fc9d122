import PatternKit
import PlainCart
import PlainCatalog
import PlainCheckout
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
  /// The shopper's payment whose outcome is open. Rule: H7.
  private let payment = Current<Attempt?>(nil)
  private var main: MainViewController?
  /// Links from before the shop has said who is shopping, as they came.
  private var unread: [String] = []
  /// A link that waits for the end of onboarding, or until an order has been placed. A newer one
  /// replaces it. Rule: L4.
  private var waiting: Link?

  init(_ context: StorefrontContext) {
    self.context = context
  }

  func start() {
    token = context.feed.subscribe { [weak self] in self?.update($0) }
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
    payment.value = session.attempt
    if session.isOnboarded {
      showMain(cart)
    } else {
      context.window.rootViewController = OnboardingViewController(
        session: context.shop.session, tracker: context.tracker
      ) { [weak self] in
        self?.showMain(cart)
      }
    }
    session.news.notices.forEach(context.window.notify)
    let links = unread
    unread = []
    for link in links { open(link) }
  }

  private func showMain(_ cart: Current<Cart>) {
    let main = MainViewController(cart: cart.readOnly) { [context, navigation, payment] tab in
      switch tab {
      case .shop:
        CatalogViewController(
          catalog: context.shop.catalog, feed: context.feed, clock: context.clock,
          tracker: context.tracker, navigation: navigation)
      case .cart:
        CartViewController(
          service: context.shop.cart, cart: cart.readOnly, payment: payment.readOnly,
          tracker: context.tracker, navigation: navigation)
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
    case .checkout: checkOut()
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
    if let checkout {
      guard !checkout.isPlacing else {
        waiting = link
        return context.window.notify(.openingAfterOrder)
      }
      // With an empty cart it is refused, and the confirmation on top is left. Rule: H1.
      if link == .checkout, cart?.value.isEmpty == false { return }
    }
    context.tracer.record(.routeTaken, "Link", link.query == nil ? link.text : "a search")
    context.window.inOneTransition {
      context.window.dismissAll()
      switch link {
      case .product(let handle):
        let top = context.window.top as? ProductViewController
        guard top?.handle != handle, let product = product(handle) else { return }
        main.open(.shop, with: [product])
      case .category, .search:
        main.open(.shop)
      case .cart, .addToCart, .checkout:
        main.open(.cart)
      case .saved, .orders, .order, .account:
        context.window.notify(.refused(LinkError("there is no such place here")))
      }
    }
    if let query = link.query {
      (main.root(of: .shop) as? CatalogViewController)?.show(query)
    }
    if case .addToCart(let sku, let quantity) = link {
      (main.root(of: .cart) as? CartViewController)?.add(sku, quantity: quantity)
    }
    if link == .checkout { checkOut() }
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
      case _ where checkout != nil: .checkout
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

// MARK: - Checkout

extension PlainStorefront {
  /// The checkout, while it is shown.
  private var checkout: CheckoutViewController? {
    context.window.modals.lazy.compactMap { $0 as? CheckoutViewController }.first
  }

  /// With an empty cart it is refused: Cart says why. Rule: H1.
  private func checkOut() {
    guard let main, let cart, !cart.value.isEmpty else { return }
    let checkout = CheckoutViewController(
      service: context.shop.checkout, cartService: context.shop.cart, cart: cart.readOnly,
      payment: payment.readOnly, clock: context.clock, tracker: context.tracker)
    checkout.onPlaced = { [weak self, weak checkout] in self?.didPlace(checkout?.order) }
    checkout.onDone = { [navigation] in navigation.show(.shop) }
    main.present(checkout)
  }

  /// What waited for the order goes on; its confirmation is not seen then. Rule: L4.
  private func didPlace(_ order: Order?) {
    guard let link = waiting else { return }
    waiting = nil
    if let order { context.window.notify(.paid(order: order.number)) }
    follow(link)
  }
}

// MARK: - News

extension PlainStorefront {
  /// What a commit has changed, for everything that shows it.
  private func update(_ change: ShopChange) {
    if let session = change.session { payment.value = session.attempt }
    if let attempt = change.attempt { payment.value = attempt.isOpen ? attempt : nil }
    if let cart = change.cart { self.cart?.value = cart }
    change.news.notices.forEach(context.window.notify)
    // While a checkout is shown, what has become of its payment is shown there.
    if checkout == nil, let notice = change.attempt.flatMap(Notice.settled) {
      context.window.notify(notice)
    }
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
