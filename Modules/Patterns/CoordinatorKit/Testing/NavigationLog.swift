import TextUI

/// What a window has committed, as a test of navigation sees it: what closed, then what opened.
@MainActor
final class NavigationLog {
  var changes: [NavigationChange] = []
  private(set) var screens: [String] = []

  func take(_ transition: TextUI.Transition) {
    for screen in managed(transition.removed) {
      if let index = screens.lastIndex(of: screen.kind) { screens.remove(at: index) }
      changes.append(.closed(screen.kind))
    }
    for screen in managed(transition.added) {
      screens.append(screen.kind)
      changes.append(.opened(screen.kind, screen.opening))
    }
  }

  func forget() {
    (changes, screens) = ([], [])
  }

  private func managed(
    _ controllers: [ViewController]
  ) -> [any CoordinatorManagedViewController] {
    controllers.compactMap { $0 as? any CoordinatorManagedViewController }
  }
}
