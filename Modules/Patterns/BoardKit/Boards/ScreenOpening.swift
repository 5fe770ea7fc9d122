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
  /// What a board's screen is put on, the stack or the window; nil for a screen that needs neither,
  /// and, which is reported, where there is none.
  @MainActor
  func place(in board: Board) -> (any BoardContext)? {
    switch self {
    case .push, .embed: board.navigationController
    case .root: board.window
    case .modal, .modalStack: nil
    }
  }

  @MainActor
  func open(_ screen: ViewController, on place: (any BoardContext)?, in board: Board) -> Bool {
    let stack = place as? NavigationController
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
      guard let window = place as? Window else { return false }
      window.rootViewController = screen
    }
    return true
  }

  /// - Parameter place: what it was put on. It may be on its way there still, and not know it.
  @MainActor
  func close(_ screen: ViewController, on place: (any BoardContext)?) {
    switch self {
    case .push: (place as? NavigationController)?.removeViewControllers([screen])
    case .embed: (place as? NavigationController)?.removeRoot(screen)
    case .modal, .modalStack:
      // From below it takes along what covers it; while it still waits for its turn it gives itself up.
      (screen.presentingViewController ?? screen).dismiss()
    case .root: (place as? Window)?.removeRoot(screen)
    }
  }
}
