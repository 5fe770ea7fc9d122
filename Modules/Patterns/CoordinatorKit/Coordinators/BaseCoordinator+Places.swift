import TextUI

// Where a coordinator's screens stand, and where the next one opens from.
extension BaseCoordinator {
  /// Whether `isTrue` holds for it or for one of those above it.
  func isInLine(where isTrue: (BaseCoordinator) -> Bool) -> Bool {
    var next: BaseCoordinator? = self
    while let coordinator = next {
      if isTrue(coordinator) { return true }
      next = coordinator.parentCoordinator
    }
    return false
  }

  /// It and all below it, parents before their children.
  var family: [BaseCoordinator] { [self] + childCoordinators.flatMap { $0.family } }

  /// Whether one of its screens is in the window, or, once the root of a tree has left the window to
  /// its children, one of theirs.
  var isShown: Bool {
    managedViewControllers.isEmpty
      ? childCoordinators.contains { $0.isShown }
      : managedViewControllers.contains { navigator?.isShowing($0) == true }
  }

  /// What closes everything above its root: its children, and its further screens but for those that
  /// fill a container. A value: nothing is closed by making it.
  public var backToRoot: Transition {
    .multiple([.dismissChildren] + screensToClose(keeping: []).map { .close($0) })
  }

  /// Its screens above the root, the last first, but for those that fill a container.
  func screensToClose(
    keeping kept: [ViewController]
  ) -> [any CoordinatorManagedViewController] {
    managedViewControllers.dropFirst().reversed().filter { screen in
      screen.opening != .embed && !kept.contains { $0 === screen }
    }
  }

  /// Where a screen is opened from. Rule: CO-2, CO-D18.
  func place(for screen: any CoordinatorManagedViewController) -> ViewController? {
    if screen.opening.isModal, let topmost { return topmost }
    // What this same transition brings stands nowhere yet: then it is what that is opened from.
    return managedViewControllers.last(where: isStanding) ?? origin
  }

  /// The topmost screen of this coordinator and all below it. A confirmation is nobody's: what is
  /// to come over it waits until it is answered.
  var topmost: ViewController? {
    var next = navigator?.window?.top
    while let controller = next {
      if let screen = controller as? any CoordinatorManagedViewController,
        let owner = screen.coordinator, owner.isInLine(where: { $0 === self }),
        owner.isStanding(screen)
      {
        return screen
      }
      next = controller.presentingViewController
    }
    return nil
  }

  func isStanding(_ screen: any CoordinatorManagedViewController) -> Bool {
    state != .finishing && !closing.contains(ObjectIdentifier(screen))
      && (navigator?.isShowing(screen) == true || screen.parent != nil)
  }

  /// Whether its root was opened from that screen, or from one that stands on it in turn.
  func stands(on screen: any CoordinatorManagedViewController) -> Bool {
    if origin === screen { return true }
    return (origin as? any CoordinatorManaged)?.coordinator?.stands(on: screen) == true
  }
}
