import PatternKit
import PlainAccount
import PlainCart
import PlainCatalog
import PlainCheckout
import PlainMain
import PlainMainInterface
import PlainOnboarding
import PlainOrders
import PlainSaved
import PlainSignIn
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// The shop with no pattern: view controllers that own their state, and this, which puts them
/// together. It shows launch, then onboarding if need be, then the tabs; it turns destinations and
/// links into screens, and keeps what everybody shows of the shopper.
final class PlainStorefront: Storefront {
  static let id = "plain"

  let context: StorefrontContext
  let navigation = ShopNavigation()
  /// Who is shopping, and what is theirs; nil until the shop has said so.
  var visit: PlainVisit?
  var main: MainViewController?
  /// A link that waits for the end of onboarding, or until an order has been placed. A newer one
  /// replaces it. Rule: L4.
  var waiting: Link?
  /// What there is to tell on the screen that the checkout shows next. Rule: G9.
  var untold = ShopNews()

  private var token: FeedToken?
  /// Links from before the shop has said who is shopping, as they came.
  private var unread: [String] = []

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

  func open(_ text: String) {
    guard visit != nil else { return unread.append(text) }
    context.open(text) { follow($0) }
  }

  func stop() {
    token = nil
    navigation.onShow = nil
    context.window.rootViewController = nil
    main = nil
    visit = nil
  }
}

// MARK: - From launch to the tabs

extension PlainStorefront {
  private func didRead(_ session: Session) {
    let visit = PlainVisit(session, context)
    self.visit = visit
    if session.isOnboarded {
      showMain(visit)
    } else {
      context.window.rootViewController = OnboardingViewController(
        session: context.shop.session, tracker: context.tracker
      ) { [weak self] in
        self?.showMain(visit)
      }
    }
    // What waited and what there is to tell are one event: neither clears the other. Rule: G9.
    context.window.handleAct {
      context.tell(session.news)
      openUnread()
    }
  }

  /// A newer link replaces one on its way; what is no link is told. Rule: L3, L4.
  private func openUnread() {
    var newest: Link?
    for text in unread { context.open(text) { newest = $0 } }
    unread = []
    if let newest { follow(newest) }
  }

  private func showMain(_ visit: PlainVisit) {
    let main = MainViewController(
      cart: visit.cart.readOnly, maySelect: { [weak self] in self?.maySelect($0) ?? false },
      makeRoot: { [context, navigation] in
        PlainStorefront.root(of: $0, visit, context, navigation)
      })
    self.main = main
    context.window.rootViewController = main
    if let link = waiting {
      waiting = nil
      follow(link)
    }
  }

  /// The root of a tab, when that is first selected.
  private static func root(
    of tab: MainViewController.Tab, _ visit: PlainVisit, _ context: StorefrontContext,
    _ navigation: ShopNavigation
  ) -> ViewController {
    switch tab {
    case .shop:
      CatalogViewController(
        catalog: context.shop.catalog, saved: visit.saved.handles, feed: context.feed,
        clock: context.clock, tracker: context.tracker, navigation: navigation)
    case .cart:
      CartViewController(
        service: context.shop.cart, region: visit.region, cart: visit.cart.readOnly,
        payment: visit.payment.readOnly, tracker: context.tracker, navigation: navigation)
    case .saved:
      SavedViewController(
        service: context.shop.saved, marks: visit.saved, payment: visit.payment.readOnly,
        feed: context.feed, tracker: context.tracker, navigation: navigation)
    case .orders:
      OrdersViewController(
        service: context.shop.orders, checkout: context.shop.checkout,
        payment: visit.payment.readOnly, feed: context.feed, tracker: context.tracker,
        navigation: navigation)
    case .account:
      AccountViewController(
        account: context.shop.account, shopper: visit.shopper.readOnly, feed: context.feed,
        tracker: context.tracker, navigation: navigation)
    }
  }

  /// A guest's choice of a gated tab is held until they have signed in. Rule: S4.
  private func maySelect(_ tab: MainViewController.Tab) -> Bool {
    guard tab.needsShopper, let visit, visit.shopper.value == nil else { return true }
    visit.gate.pass("tab \(tab)") { [weak self] in self?.main?.open(tab) }
    return false
  }
}

// MARK: - What changes

extension PlainStorefront {
  private func update(_ change: ShopChange) {
    guard let visit else { return }
    let isSigningOut =
      visit.shopper.value != nil && change.session.map { $0.shopper == nil } == true
    // Before the cart changes: that it is empty now is nothing to tell of this checkout.
    if isSigningOut { checkout?.abandon() }
    visit.update(change)
    if isSigningOut { didSignOut(visit) }
    guard let attempt = change.attempt, !attempt.isOpen else { return context.tell(change.news) }
    if checkout == nil {
      context.tell(change.news)
      if let notice = Notice.settled(attempt) { context.window.notify(notice) }
    } else {
      // What has become of its payment is shown there, as soon as it has the answer. The screen that
      // waits for it would take along whatever else it were told.
      untold = change.news
    }
  }

  /// Nothing of the shopper stays: the tabs are made anew, as after a launch, and what was traced
  /// is forgotten. Rule: S6.
  private func didSignOut(_ visit: PlainVisit) {
    waiting = nil
    untold = ShopNews()
    showMain(visit)
    context.tracer.clear()
  }
}
