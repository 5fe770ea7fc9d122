import TextUI

/// Where a tab's board is shown: the stack of its tab, as long as there is one. A feature makes one
/// place; its ``TabBoard`` puts a stack there, and the board behind it fills that.
@MainActor
public final class TabPlace {
  /// The stack; nil while no tabs are shown. The tabs keep it.
  public internal(set) weak var stack: NavigationController?

  /// Makes a place without a stack.
  public init() {}

  /// Shows it instead of the other tabs. The container is not asked: whoever comes here has passed
  /// the gates.
  public func select() {
    guard let stack, let tabs = stack.tabBarController,
      let index = tabs.viewControllers.firstIndex(where: { $0 === stack })
    else { return }
    tabs.selectedIndex = index
  }
}
