import TextUI

extension StepCoordinator {
  /// What a link comes to, as things are now. Pure: it only finds out, and asks. Rule: CO-D28,
  /// CO-D29.
  public func resolve(_ path: [StepType]) -> Transition {
    // 1. Which coordinators and screens it leads through, and what is new.
    var kept: [BaseCoordinator] = [self]
    var stays: [ViewController] = []
    var work: [Transition] = []
    var next: (any StepCoordinator<StepType>)? = self
    for step in path {
      guard let current = next else { return .refused("nothing leads on from what it opens") }
      switch current.plan(step) {
      case .through(let child, _) where child.state != .active:
        return .refused("\(child.name) is not open")
      case .through(let child, let bring):
        kept.append(child)
        work.append(.on(current, bring))
        next = child
      case .stay(let screen): stays.append(screen)
      case .take(let transition, let then):
        work.append(.on(current, transition))
        next = then
      case .refuse(let reason): return .refused(reason)
      }
    }

    // 2. What has to go: it is found before anything is closed, and each part of it may object.
    let leaving = kept.reversed().flatMap { $0.inTheWay(of: kept) }
    let closing = kept.reversed().flatMap { $0.screensToClose(keeping: stays) }
    let passedBy = family.reversed().filter { one in !kept.contains { $0 === one } }
    let screens = leaving.flatMap(\.family).reversed().flatMap {
      $0.managedViewControllers.reversed()
    }
    if let objection = passedBy.lazy.compactMap(\.blocksLeaving).first
      ?? (screens + closing).lazy.compactMap(\.blocksLeaving).first
    {
      return .blocked(objection)
    }

    // 3. What stands in the way closes, then the new opens.
    let lowest = kept.last { $0.opening?.isModal == true } ?? self
    return .multiple(
      leaving.map { .on($0, .dismiss) }
        + closing.compactMap { screen in screen.coordinator.map { .on($0, .close(screen)) } }
        + [.on(lowest, .uncover)] + work)
  }
}

extension BaseCoordinator {
  fileprivate var opening: Opening? { managedViewControllers.first?.opening }

  /// The children that a link that leads through `kept` closes: those that stand above what it
  /// leads to. Others in the same container stay, without the modals that they have presented.
  fileprivate func inTheWay(of kept: [BaseCoordinator]) -> [BaseCoordinator] {
    childCoordinators.reversed().flatMap { child -> [BaseCoordinator] in
      if kept.contains(where: { $0 === child }) { return [] }
      return child.opening == .embed ? child.modals : [child]
    }
  }

  private var modals: [BaseCoordinator] {
    childCoordinators.reversed().flatMap { child -> [BaseCoordinator] in
      child.opening?.isModal == true ? [child] : child.modals
    }
  }
}
