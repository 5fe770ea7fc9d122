import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsMainInterface
import CoordinatorsProductInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// The shop once somebody is in it: a coordinator for each tab, made when its tab is first selected,
/// and over them the checkout and the form that lets shoppers in.
///
/// Every decision that concerns two features is taken here, as a route. Whether a guest may go there
/// is asked in one place, ``prepare(_:)``. Rule: L2, S4.
public final class MainCoordinator: BaseCoordinator, StepCoordinator {
  /// The tabs.
  public let rootViewController: MainTabs

  let session: SessionModel
  let cart: CartModel
  let factories: MainFactories
  private let tracer: Tracer
  private let notify: (Notice) -> Void

  /// What a guest wanted, until the form that was shown for it has let them in.
  private var held: Held?
  /// The product that asked to be saved.
  private weak var asker: (any ProductCoordinating)?
  /// A link that waits until the order has been placed. A newer one replaces it. Rule: L4.
  private var waiting: Link?
  /// What there is to tell on the screen that the checkout shows next. Rule: G9.
  private var untold = ShopNews()

  private struct Held {
    var route: MainRoute
    weak var form: (any SignInCoordinating)?
  }

  /// Makes the shop, which begins with the tab Shop.
  ///
  /// - Parameter notify: raises a notice on what is shown.
  public init(
    session: SessionModel, cart: CartModel, factories: MainFactories, tracer: Tracer,
    notify: @escaping (Notice) -> Void
  ) {
    self.session = session
    self.cart = cart
    self.factories = factories
    self.tracer = tracer
    self.notify = notify
    rootViewController = MainTabs(cart)
    super.init()
    // A person's choice of a tab is a route like others; only the current one is the tab bar's.
    rootViewController.shouldSelect = { [weak self] index in
      guard let self, let tab = ShopTab(rawValue: index), tab != rootViewController.tab else {
        return true
      }
      trigger(.tab(tab))
      return false
    }
  }

  public override func initialTransition() -> Transition { prepare(.tab(.shop)) }

  public func prepare(_ route: MainRoute) -> Transition {
    if route.needsShopper, session.shopper == nil, !isRefused(route) { return gate(route) }
    switch route {
    case .tab(let tab): return select(tab, coordinator(of: tab) ?? make(tab))
    case .shop:
      let tabs: [ShopTab] = rootViewController.tab == .shop ? [] : [rootViewController.tab]
      return .multiple(
        (tabs + [.shop]).compactMap(coordinator).map { .on($0, $0.backToRoot) } + [bringUp(.shop)])
    case .signIn(let face): return .present(factories.signIn(face, self))
    case .goOn: return goOn()
    case .checkout: return isRefused(route) ? .none : .present(factories.checkout(self))
    case .save(let handle):
      return .perform("save \(handle)") { [weak self] in self?.asker?.save() }
    case .link(let link): return prepare(link)
    }
  }

  /// With an empty cart there is no checkout, whoever asks: Cart says why. Rule: H1.
  func isRefused(_ route: MainRoute) -> Bool {
    (route == .checkout || route == .link(.checkout)) && cart.cart.isEmpty
  }

  /// What was held is dropped when its form has gone and nobody was let in by it.
  public override func coordinatorDidFinish(_ child: BaseCoordinator, _ cause: Cause) {
    if child is any CheckoutCoordinating { tellUntold() }
    guard let held, child === held.form || held.form == nil else { return }
    tracer.record(.gateDropped, name, held.route.caseName)
    self.held = nil
  }
}

// MARK: - Tabs

extension MainCoordinator {
  /// The coordinator of a tab, once that was selected.
  func coordinator(of tab: ShopTab) -> (any TabCoordinating)? {
    childCoordinators.lazy.compactMap { $0 as? any TabCoordinating }.first { $0.tab == tab }
  }

  func make(_ tab: ShopTab) -> any TabCoordinating {
    switch tab {
    case .shop: factories.catalog()
    case .cart: factories.cart(self)
    case .saved: factories.saved(self)
    case .orders: factories.orders(self)
    case .account: factories.account(self)
    }
  }

  /// Shows a tab, with its coordinator, which fills the tab's stack when it is new.
  func select(_ tab: ShopTab, _ coordinator: any TabCoordinating) -> Transition {
    coordinator.state == .made
      ? .multiple([
        .present(coordinator, from: rootViewController.stack(of: tab)), bringUp(tab),
      ])
      : bringUp(tab)
  }

  private func bringUp(_ tab: ShopTab) -> Transition {
    .perform("select \(tab)") { [rootViewController] in
      rootViewController.selectedIndex = tab.rawValue
    }
  }
}

// MARK: - The gate

extension MainCoordinator {
  /// A guest's wish is held, one at most, and the form is shown, instead of every modal there is.
  /// Rule: S4.
  private func gate(_ route: MainRoute) -> Transition {
    let form = factories.signIn(.signIn, self)
    return .multiple([
      closeModals,
      .perform("hold \(route.caseName)") { [weak self, weak form] in self?.hold(route, for: form) },
      .present(form),
    ])
  }

  private func hold(_ route: MainRoute, for form: (any SignInCoordinating)?) {
    held = Held(route: route, form: form)
    tracer.record(.gateHeld, name, route.caseName)
  }

  private var closeModals: Transition {
    .multiple(
      childCoordinators.filter { !($0 is any TabCoordinating) }.map { .on($0, .dismiss) }
        + [.uncover])
  }
}

extension MainCoordinator: SignInCoordinatorDelegate {
  public func signInCoordinatorDidSignIn(_ coordinator: any SignInCoordinating) {
    trigger(.goOn)
  }

  /// The form gives way to what was held, and what is below it does not come on top in between.
  private func goOn() -> Transition {
    let forms = childCoordinators.compactMap { $0 as? any SignInCoordinating }
    guard let form = forms.last else { return .none }
    guard let held, held.form === form else { return .on(form, .dismiss) }
    return .multiple([
      .on(form, .dismiss),
      .perform("open the gate") { [weak self] in self?.openGate() },
      prepare(held.route),
    ])
  }

  private func openGate() {
    guard let held else { return }
    tracer.record(.gateOpened, name, held.route.caseName)
    self.held = nil
  }
}

// MARK: - What the children want

extension MainCoordinator: CartCoordinatorDelegate, ProductCoordinatorDelegate {
  public func cartCoordinatorWantsCheckout(_ coordinator: any CartCoordinating) {
    trigger(.checkout)
  }

  public func cartCoordinatorWantsShop(_ coordinator: any CartCoordinating) {
    trigger(.shop)
  }

  public func productCoordinator(
    _ coordinator: any ProductCoordinating, wantsToSave handle: Handle
  ) {
    asker = coordinator
    trigger(.save(handle))
  }

  public func productCoordinatorWantsShop(_ coordinator: any ProductCoordinating) {
    trigger(.shop)
  }
}

extension MainCoordinator: CheckoutCoordinatorDelegate {
  /// What waited for the order goes on; its confirmation is not seen then. Rule: L4.
  public func checkoutCoordinator(
    _ coordinator: any CheckoutCoordinating, didPlace order: Order?
  ) {
    tellUntold()
    guard let link = waiting else { return }
    waiting = nil
    if let order { notify(.paid(order: order.number)) }
    follow(link)
  }

  /// A payment is settled, and the checkout is about to have the answer. The screen that waits for it
  /// would take along whatever else it were told. Rule: G9.
  public func tellAfterPayment(_ news: ShopNews) {
    untold = news
  }

  private func tellUntold() {
    for notice in untold.notices { notify(notice) }
    untold = ShopNews()
  }

  public func checkoutCoordinatorDidBuy(_ coordinator: any CheckoutCoordinating) {
    trigger(.shop)
  }
}

// MARK: - Links that have to wait

extension MainCoordinator {
  /// Goes where a link leads, now or when the order that is being placed has been. Rule: L4.
  public func follow(_ link: Link) {
    if checkout?.blocksLeaving == nil {
      (coordinator(of: .cart) as? any CartCoordinating)?.forgetLink()
    }
    trigger(.link(link)) { [weak self] outcome in
      guard case .blocked = outcome, let self else { return }
      waiting = link
      notify(.openingAfterOrder)
    }
  }
}
