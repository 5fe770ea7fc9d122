import PatternKit
import TextUI

extension BaseCoordinator {
  /// What is alive of this coordinator and all below it: its screens, then its children. Its root's
  /// screen is its own; each further one is a node. Containers are no screens, and what was not
  /// loaded yet shows nothing.
  public func snapshot() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Coordinator", name: name, state: state.rawValue,
      screen: managedViewControllers.first.flatMap(serial),
      children: managedViewControllers.dropFirst().map { screen in
        NodeSnapshot(kind: "Screen", name: screen.kind, screen: serial(of: screen))
      } + childCoordinators.map { $0.snapshot() })
  }

  private func serial(of screen: ViewController) -> Int? {
    screen.isScreen ? screen.screenSerial : nil
  }
}
