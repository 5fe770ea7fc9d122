import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsMainInterface
import ShopModel
import TextUI

/// The tabs, each with a stack that is empty until its coordinator fills it, and the badge of Cart.
/// Rule: L2, K9.
public final class MainTabs: TabBarController, CoordinatorManaged {
  public weak var coordinator: BaseCoordinator?
  public var opening: Opening { .root }

  private let stacks: [NavigationController]

  init(_ cart: CartModel) {
    stacks = ShopTab.allCases.map { _ in NavigationController() }
    super.init(viewControllers: stacks)
    for tab in ShopTab.allCases { stack(of: tab).tabBarItem.title = tab.title }
    showBadge(of: cart.cart)
    cart.onChange(self) { [weak self] in self?.showBadge(of: $0) }
  }

  /// The tab that is selected.
  var tab: ShopTab { ShopTab(rawValue: selectedIndex) ?? .shop }

  /// The stack of a tab.
  func stack(of tab: ShopTab) -> NavigationController { stacks[tab.rawValue] }

  private func showBadge(of cart: Cart) {
    stack(of: .cart).tabBarItem.badge = cart.badge
  }
}

extension ShopTab {
  /// What its tab says.
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
