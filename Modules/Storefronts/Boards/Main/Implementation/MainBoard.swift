import BoardKit
import BoardsCartInterface
import BoardsCatalogInterface
import BoardsMainInterface
import TextUI

/// The tabs. Each has a small board that contributes its title and an empty stack; what fills the stack
/// is another board, beside this one, activated when its tab is first chosen. Rule: L2.
final class MainBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = MainIO

  private weak var tabs: TabBarController?

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let tabs = TabBarController()
    self.tabs = tabs
    let composer = attachComposableMotherboard(in: tabs, for: activation) { composer in
      registerFlows(of: composer)
    }
    for tab in MainTab.all { tab.contribute(composer) }
    composer.connect(tabs)
    tabs.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? false }
    show(tabs, .root, in: activation)
    ioCatalog().activation.activate(with: .list)
  }

  private func registerFlows(of composer: ComposableMotherboard) {
    composer.ioCartTab().actionFlow.handle { [weak composer] action in
      guard case .badge(let badge) = action else { return }
      let tab = composer?.elements.first { $0.identifier == CartTabIO.id }
      tab?.contentViewController?.tabBarItem.badge = badge
    }
  }

  /// A person's choice of another tab is a wish of the board behind it, which selects the tab itself
  /// when its gates have let that through. Rule: S4.
  private func shouldSelect(_ index: Int) -> Bool {
    guard index != tabs?.selectedIndex, MainTab.all.indices.contains(index) else { return true }
    MainTab.all[index].open(self)
    return false
  }

  func interact(guaranteedCommand command: MainCommand) {
    switch command {
    case .home: goHome()
    }
  }

  /// The stack that is shown goes to its root, and Shop is shown at its. Rule: P5, K8, H9.
  private func goHome() {
    guard let tabs, let window = tabs.window else { return }
    window.inOneTransition {
      (tabs.selectedViewController as? NavigationController)?.popToRootViewController()
      ioCatalog().activation.activate(with: .list)
    }
  }
}
