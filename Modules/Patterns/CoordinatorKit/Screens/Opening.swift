import TextUI

/// How a screen opens itself, and so how it closes itself again. Rule: CO-8.
public nonisolated enum Opening: String, Sendable {
  /// On the stack that the screen before it stands in, or is.
  case push
  /// As a modal, alone.
  case modal
  /// As a modal, on a stack of its own.
  case modalStack
  /// As the content of the screen before it, which is a container or an empty stack.
  case embed
  /// As the window's root, instead of everything there is.
  case root

  /// Whether it covers the window.
  public var isModal: Bool { self == .modal || self == .modalStack }
}

extension Opening {
  @MainActor
  func open(_ screen: ViewController, from place: ViewController) {
    switch self {
    case .push:
      (place as? NavigationController ?? place.navigationController)?.pushViewController(screen)
    case .modal: place.present(screen)
    case .modalStack: place.present(NavigationController(rootViewController: screen))
    case .embed:
      if let stack = place as? NavigationController {
        stack.setViewControllers([screen])
      } else {
        place.addChild(screen)
      }
    case .root: place.window?.rootViewController = screen
    }
  }

  @MainActor
  func close(_ screen: ViewController) {
    switch self {
    case .push: screen.navigationController?.removeViewControllers([screen])
    case .modal, .modalStack:
      // From below it takes along what covers it; while it still waits for its turn, nothing is
      // below it, and it gives itself up.
      (screen.presentingViewController ?? screen).dismiss()
    case .embed:
      if let stack = screen.parent as? NavigationController {
        stack.setViewControllers([])
      } else {
        screen.removeFromParent()
      }
    case .root:
      // Who comes instead takes its place; it empties the window only while that is still its own.
      if let window = screen.window, window.rootViewController === screen {
        window.rootViewController = nil
      }
    }
  }
}
