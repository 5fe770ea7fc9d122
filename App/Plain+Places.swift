import PatternKit
import PlainCart
import PlainCatalog
import PlainCheckout
import PlainMain
import PlainMainInterface
import PlainOrders
import PlainProduct
import PlainSaved
import PlainSignIn
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

// Where destinations and links become screens, and screens links.

// MARK: - Destinations

extension PlainStorefront {
  /// What a screen asked for.
  func show(_ destination: Destination) {
    guard let main, let visit else { return }
    context.tracer.record(.routeTaken, "ShopNavigation", "\(destination)")
    switch destination {
    case .shop:
      context.window.inOneTransition {
        main.stack(of: main.tab).popToRootViewController()
        main.open(.shop)
      }
    case .product(let handle):
      main.stack(of: main.tab).pushViewController(product(handle, visit))
    case .order(let number):
      main.stack(of: main.tab).pushViewController(order(number, visit))
    case .checkout: checkOut()
    case .signIn: visit.gate.open(.signIn)
    case .registration: visit.gate.open(.register)
    case .missingVariant:
      let missing = MissingViewController(.variant) { [navigation] in navigation.show(.shop) }
      main.stack(of: .cart).pushViewController(missing)
    }
  }

  private func product(_ handle: Handle, _ visit: PlainVisit) -> ProductViewController {
    ProductViewController(
      handle, catalog: context.shop.catalog, cartService: context.shop.cart,
      cart: visit.cart.readOnly, saved: visit.saved.handles,
      onSave: { [gate = visit.gate, saved = visit.saved] isSaved, onFailure in
        gate.pass("save \(handle)") { saved.set(handle, isSaved, onFailure: onFailure) }
      },
      feed: context.feed, tracker: context.tracker, navigation: navigation)
  }

  private func order(_ number: Int, _ visit: PlainVisit) -> OrderViewController {
    OrderViewController(
      number, service: context.shop.orders, region: visit.region, payment: visit.payment.readOnly,
      feed: context.feed,
      tracker: context.tracker, navigation: navigation)
  }
}

// MARK: - Links

extension PlainStorefront {
  /// Goes where a link leads, by way of the gate if need be. Modals in the way are closed; where
  /// the target is on top nothing moves. Rule: L4, L5.
  func follow(_ link: Link) {
    guard let main, let visit else { return waiting = link }
    if let checkout {
      guard !checkout.isPlacing else {
        waiting = link
        return context.window.notify(.openingAfterOrder)
      }
      // With an empty cart it is refused, and the confirmation on top is left. Rule: H1.
      if link == .checkout, !visit.cart.value.isEmpty { return }
    }
    context.tracer.record(.routeTaken, "Link", link.query == nil ? link.text : "a search")
    (main.stack(of: .cart).viewControllers.first as? CartViewController)?.forgetLink()
    guard !isOnTop(link) else { return }
    context.window.inOneTransition {
      context.window.dismissAll()
      if link.needsShopper, !isRefused(link, visit) {
        visit.gate.pass("\(link)") { [weak self] in self?.go(to: link, main, visit) }
      } else {
        go(to: link, main, visit)
      }
    }
  }

  private func isOnTop(_ link: Link) -> Bool {
    switch link {
    case .product(let handle): (context.window.top as? ProductViewController)?.handle == handle
    case .order(let number): (context.window.top as? OrderViewController)?.number == number
    default: false
    }
  }

  /// With an empty cart there is no checkout, whoever asks: Cart is shown instead. Rule: H1.
  private func isRefused(_ link: Link, _ visit: PlainVisit) -> Bool {
    link == .checkout && visit.cart.value.isEmpty
  }

  /// The tab's stack becomes its root and the target. Rule: L5.
  private func go(to link: Link, _ main: MainViewController, _ visit: PlainVisit) {
    switch link {
    case .product(let handle): main.open(.shop, with: [product(handle, visit)])
    case .category, .search: main.open(.shop)
    case .cart, .addToCart, .checkout: main.open(.cart)
    case .saved: main.open(.saved)
    case .orders: main.open(.orders)
    case .order(let number): main.open(.orders, with: [order(number, visit)])
    case .account: main.open(.account)
    }
    if let query = link.query {
      (main.root(of: .shop) as? CatalogViewController)?.show(query)
    }
    if case .addToCart(let sku, let quantity) = link {
      (main.root(of: .cart) as? CartViewController)?.add(sku, quantity: quantity)
    }
    if link == .checkout { checkOut() }
  }

  var place: String {
    guard let main else { return Link.search("").text }
    let link: Link =
      switch main.stack(of: main.tab).topViewController {
      case _ where checkout != nil: .checkout
      case let product as ProductViewController: .product(product.handle)
      case let order as OrderViewController: .order(order.number)
      case let catalog as CatalogViewController: place(of: catalog.query)
      default: place(of: main.tab)
      }
    return link.text
  }

  private func place(of query: CatalogQuery) -> Link {
    guard query.text.isEmpty, let category = query.category else { return .search(query.text) }
    return .category(category)
  }

  private func place(of tab: MainViewController.Tab) -> Link {
    switch tab {
    case .shop: .search("")
    case .cart: .cart
    case .saved: .saved
    case .orders: .orders
    case .account: .account
    }
  }
}

// MARK: - Checkout

extension PlainStorefront {
  /// The checkout, while it is shown.
  var checkout: CheckoutViewController? {
    context.window.modals.lazy.compactMap { $0 as? CheckoutViewController }.first
  }

  /// With an empty cart it is refused, before the gate and again after it: Cart says why. Rule: H1.
  private func checkOut() {
    guard let visit, !visit.cart.value.isEmpty else { return }
    visit.gate.pass("checkout") { [weak self] in self?.presentCheckout() }
  }

  private func presentCheckout() {
    guard let main, let visit, !visit.cart.value.isEmpty else { return }
    let checkout = CheckoutViewController(
      service: context.shop.checkout, cartService: context.shop.cart, cart: visit.cart.readOnly,
      payment: visit.payment.readOnly, clock: context.clock, tracker: context.tracker)
    checkout.onPlaced = { [weak self, weak checkout] in self?.didPlace(checkout?.order) }
    checkout.onRemoved = { [weak self] _ in self?.tellUntold() }
    checkout.onDone = { [navigation] in navigation.show(.shop) }
    main.present(checkout)
  }

  /// What waited for the order goes on; its confirmation is not seen then. Rule: L4.
  private func didPlace(_ order: Order?) {
    tellUntold()
    guard let link = waiting else { return }
    waiting = nil
    if let order { context.window.notify(.paid(order: order.number)) }
    follow(link)
  }

  private func tellUntold() {
    context.tell(untold)
    untold = ShopNews()
  }
}
