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
  @MainActor
  func open(_ screen: ViewController, in board: Board) -> Bool {
    switch self {
    case .push:
      guard let stack = board.navigationController else { return false }
      stack.pushViewController(screen)
    case .embed:
      guard let stack = board.navigationController else { return false }
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

  @MainActor
  func close(_ screen: ViewController) {
    switch self {
    case .push: screen.navigationController?.removeViewControllers([screen])
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
