import PatternKit
import ShopModel
import TextUI

/// The tabs, each with a stack of its own whose root is made when the tab is first selected, and
/// the badge of Cart. Rule: L2, K9.
public final class MainViewController: TabBarController {
  /// The tabs, in their order.
  public enum Tab: Int, CaseIterable, Sendable {
    case shop, cart, saved, orders, account

    /// Whether a guest has to sign in before it is selected. Rule: S4.
    public var needsShopper: Bool { self == .saved || self == .orders }

    var title: String {
      switch self {
      case .shop: "Shop"
      case .cart: "Cart"
      case .saved: "Saved"
      case .orders: "Orders"
      case .account: "Account"
      }
    }
  }

  private let stacks: [NavigationController]
  private let makeRoot: (Tab) -> ViewController
  private var roots: [Tab: ViewController] = [:]

  /// Makes the tabs and selects Shop.
  ///
  /// - Parameters:
  ///   - cart: the cart that the badge counts.
  ///   - maySelect: whether a shopper's choice of a tab is followed; asked before anything changes.
  ///   - makeRoot: makes the root of a tab, when it is first selected.
  public init(
    cart: ReadOnlyCurrent<Cart>, maySelect: @escaping (Tab) -> Bool,
    makeRoot: @escaping (Tab) -> ViewController
  ) {
    self.makeRoot = makeRoot
    stacks = Tab.allCases.map { _ in NavigationController() }
    super.init(viewControllers: stacks)
    for tab in Tab.allCases { stack(of: tab).tabBarItem.title = tab.title }
    shouldSelect = { [weak self] index in
      guard let tab = Tab(rawValue: index), maySelect(tab) else { return false }
      self?.fill(tab)
      return true
    }
    showBadge(of: cart.value)
    cart.observe(self) { [weak self] in self?.showBadge(of: $0) }
    fill(.shop)
  }

  /// The tab that is selected.
  public var tab: Tab { Tab(rawValue: selectedIndex) ?? .shop }

  /// The stack of a tab; empty until the tab is first selected.
  public func stack(of tab: Tab) -> NavigationController { stacks[tab.rawValue] }

  /// The root of a tab, made if need be.
  public func root(of tab: Tab) -> ViewController {
    if let root = roots[tab] { return root }
    let root = makeRoot(tab)
    roots[tab] = root
    return root
  }

  /// Selects a tab, and makes its stack its root and `screens`. Rule: L5.
  public func open(_ tab: Tab, with screens: [ViewController] = []) {
    stack(of: tab).setViewControllers([root(of: tab)] + screens)
    selectedIndex = tab.rawValue
  }

  private func fill(_ tab: Tab) {
    guard roots[tab] == nil else { return }
    stack(of: tab).setViewControllers([root(of: tab)])
  }

  private func showBadge(of cart: Cart) {
    stack(of: .cart).tabBarItem.badge = cart.badge
  }
}
