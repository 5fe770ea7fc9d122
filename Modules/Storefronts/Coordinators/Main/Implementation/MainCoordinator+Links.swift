import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsMainInterface
import ShopModel
import TextUI

// Links: resolved as data, then performed as one transition. Rule: L4, L5, CO-D28.
extension MainCoordinator {
  func prepare(_ link: Link) -> Transition {
    // With an empty cart it is refused, and the confirmation on top is left. Rule: H1.
    let isThere = link == .checkout ? checkout != nil && !cart.cart.isEmpty : link == topPlace
    if isThere { return checkout?.blocksLeaving.map { .blocked($0) } ?? .none }
    let way = resolve(steps(of: link))
    guard link == .checkout, !isRefused(.link(link)) else { return way }
    return .multiple([way, .present(factories.checkout(self))])
  }

  private func steps(of link: Link) -> [ShopStep] {
    switch link {
    case .product(let handle): [.tab(.shop), .product(handle)]
    case .category, .search: [.tab(.shop), .products(link.query ?? CatalogQuery())]
    case .cart, .checkout: [.tab(.cart)]
    case .addToCart(let sku, let quantity): [.tab(.cart), .adding(sku, quantity: quantity)]
    case .saved: [.tab(.saved)]
    case .orders: [.tab(.orders)]
    case .order(let number): [.tab(.orders), .order(number)]
    case .account: [.tab(.account)]
    }
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    guard case .tab(let tab) = step else { return .refuse("only tabs lead on from here") }
    let coordinator = coordinator(of: tab) ?? make(tab)
    let next = opened(coordinator)
    return coordinator.state == .made
      ? .take(select(tab, coordinator), then: next)
      : .through(next, bring: select(tab, coordinator))
  }

  /// A tab's coordinator as who takes the steps after it.
  private func opened(_ coordinator: some TabCoordinating) -> any StepCoordinator<ShopStep> {
    coordinator
  }
}

// MARK: - Where one is

extension MainCoordinator {
  /// The link that leads to what is on top, or to the nearest place that has one.
  public var place: Link {
    if checkout != nil { return .checkout }
    let shown = rootViewController.stack(of: rootViewController.tab).topViewController
    return place(of: shown) ?? .search("")
  }

  /// The product or the order on top; a root is gone to even where it is on top, since it may be
  /// asked to show something.
  private var topPlace: Link? {
    switch place(of: rootViewController.window?.top) {
    case .product(let handle): .product(handle)
    case .order(let number): .order(number)
    default: nil
    }
  }

  /// Whether the checkout is shown.
  public var isCheckingOut: Bool { checkout != nil }

  var checkout: (any CheckoutCoordinating)? {
    childCoordinators.lazy.compactMap { $0 as? any CheckoutCoordinating }.first
  }

  private func place(of screen: ViewController?) -> Link? {
    ((screen as? any CoordinatorManaged)?.coordinator as? any Placed)?.place
  }
}
