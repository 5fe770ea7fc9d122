import TextUI

/// How a board shows a screen, and so how that is closed again when its activation ends.
public nonisolated enum ScreenOpening: String, Sendable {
  /// On the stack.
  case push
  /// As a modal, alone.
  case modal
  /// As a modal, on a stack of its own.
  case modalStack
  /// As the only content of the stack.
  case embed
  /// As the window's root, instead of everything there is.
  case root
}

extension ScreenOpening {
  /// The stack that a board's screen is put on; nil for a screen that needs none, and, which is
  /// reported, where there is none.
  @MainActor
  func stack(of board: Board) -> NavigationController? {
    switch self {
    case .push, .embed: board.navigationController
    case .modal, .modalStack, .root: nil
    }
  }

  @MainActor
  func open(_ screen: ViewController, on stack: NavigationController?, in board: Board) -> Bool {
    switch self {
    case .push:
      guard let stack else { return false }
      stack.pushViewController(screen)
    case .embed:
      guard let stack else { return false }
      stack.setViewControllers([screen])
    case .modal, .modalStack:
      guard let place = board.rootViewController else { return false }
      place.present(self == .modal ? screen : NavigationController(rootViewController: screen))
    case .root:
      guard let window = board.window else { return false }
      window.rootViewController = screen
    }
    return true
  }

  /// - Parameter stack: what it was put on. It may be on its way there still, and not know it.
  @MainActor
  func close(_ screen: ViewController, on stack: NavigationController?) {
    switch self {
    case .push: stack?.removeViewControllers([screen])
    case .embed:
      if let stack = screen.navigationController, stack.viewControllers.first === screen {
        stack.setViewControllers([])
      }
    case .modal, .modalStack:
      // From below it takes along what covers it; while it still waits for its turn it gives itself up.
      (screen.presentingViewController ?? screen).dismiss()
    case .root:
      if let window = screen.window, window.rootViewController === screen {
        window.rootViewController = nil
      }
    }
  }
}
