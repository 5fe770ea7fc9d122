import TextUI

/// Presents what is tested: a stack with an empty screen, from which every way of opening is possible.
@MainActor
final class TestPresenter: BaseCoordinator, Coordinator {
  let rootViewController = TestStack(rootViewController: ViewController())
}

/// The stack of a ``TestPresenter``.
@MainActor
final class TestStack: NavigationController, CoordinatorManaged {
  weak var coordinator: BaseCoordinator?
}
