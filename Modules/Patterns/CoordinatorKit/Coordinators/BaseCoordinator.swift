import PatternKit
import TextUI

/// What every coordinator is: a node of the tree, with the screens that it has opened. It stores
/// everything; a subclass adopts ``Coordinator`` and says what its first screen is.
///
/// A parent owns its children, a coordinator its screens; upwards everything is weak. The window
/// alone decides what is shown, and each screen tells its coordinator when it has gone. Without any
/// screen left a coordinator has finished: its children first, exactly once, whoever made it end.
/// Rule: CO-D1, CO-D7, CO-D21.
///
/// Its whole life stands here, in order: asked for, its turn, what the window says, the end.
@MainActor
open class BaseCoordinator {
  /// What a route comes to.
  public typealias Transition = CoordinatorTransition
  /// Who made a screen go.
  public typealias Cause = TextUI.Transition.Cause

  /// Where a coordinator stands in its life. It goes back only from `finishing`, when a screen
  /// could not be closed.
  public enum State: String, Sendable {
    /// It was made; nobody has presented it.
    case made
    /// It is a child, or the root of a tree, and has asked to be shown.
    case active
    /// It is to end, and what it has opened is still to go.
    case finishing
    /// It has ended, and is of no further use.
    case finished
  }

  /// Where it stands in its life.
  public private(set) var state = State.made
  /// Who has presented it. Rule: CO-D8.
  public private(set) weak var parentCoordinator: BaseCoordinator?
  /// Those whom it has presented and who have not finished, in order. Rule: CO-D9.
  public private(set) var childCoordinators: [any Coordinator] = []
  /// Its screens that have not gone, in the order of opening, its root the first.
  public private(set) var managedViewControllers: [any CoordinatorManagedViewController] = []

  /// How many navigations of its tree were asked for and have not ended. Rule: CO-D16.
  public var pendingNavigations: Int { navigator?.pending.count ?? 0 }

  let reporter = Reporter()
  private(set) weak var navigator: Navigator?
  /// The root of a tree keeps its navigator.
  private var ownNavigator: Navigator?
  /// What its root was opened from.
  private(set) weak var origin: ViewController?
  /// Screens that were asked to close.
  private(set) var closing: Set<ObjectIdentifier> = []
  /// What was asked for before it was presented. Rule: CO-13.
  private var early: [Navigation] = []

  /// Makes a coordinator that nobody has presented.
  public init() {
    reporter.name = name
  }

  // MARK: - What a subclass may say

  /// Its name in traces, trees and registers: that of its class, unless it is overridden.
  open var name: String { String(describing: type(of: self)) }

  /// What it begins with: done with its root, in the same transition. Asked for once. Rule: CO-13.
  open func initialTransition() -> Transition { .none }

  /// Why a link may not pass this flow by; nil when it may. Rule: CO-D28.
  open var blocksLeaving: String? { nil }

  /// One of its screens has gone, and others are left. Rule: CO-D2.
  open func didRemove(_ viewController: any CoordinatorManagedViewController, _ cause: Cause) {}

  /// It has finished. Told once, when it has left its parent: the place to hand on a result that
  /// was stored before. Rule: CO-D7.
  open func didFinish(_ cause: Cause) {}

  /// One of its children has finished, and is no longer among them.
  open func coordinatorDidFinish(_ child: BaseCoordinator, _ cause: Cause) {}

  // MARK: - 1. Asking

  /// Makes `coordinator` a child, and opens its root from the last screen, or from `place`; a modal
  /// one from the topmost screen of this coordinator and all below it. Rule: CO-2, CO-D18.
  public func present(coordinator: any Coordinator, from place: ViewController? = nil) {
    perform(.present(coordinator, from: place))
  }

  /// Opens `viewController` as a screen of this coordinator, from the last one, or from `place`.
  /// Rule: CO-5.
  public func present(
    viewController: any CoordinatorManagedViewController, from place: ViewController? = nil
  ) {
    perform(.open(viewController, from: place))
  }

  /// Finishes: its children first, deepest first, and all screens go in one transition. Harmless
  /// when it has finished. Rule: CO-D12, CO-D20, CO-D21.
  public func dismiss() {
    perform(.dismiss)
  }

  /// Closes the last screen, and finishes the children that stand on it. The root stays: that is
  /// reported. Rule: CO-5, CO-D26.
  public func dismissLastViewController() {
    perform(.dismissLast)
  }

  /// Does what `transition` says, when its turn has come, as one transition of the window. What it
  /// brings belongs to the queue until then, and to this coordinator from then on: nobody else need
  /// keep it. Rule: CO-D11, CO-D15.
  ///
  /// - Parameter completion: told once what became of it.
  public func perform(
    _ transition: Transition, completion: ((NavigationOutcome) -> Void)? = nil
  ) {
    let isDismissal = if case .dismiss = transition { true } else { false }
    if isDismissal, state == .finished {
      completion?(.done)
      return
    }
    ask(
      Navigation(
        of: self, transition.summary, purpose: isDismissal ? .close : .change,
        completion: { outcome in
          if outcome != .done { transition.giveUp() }
          completion?(outcome)
        }
      ) { $0.take(transition) })
  }

  func ask(_ navigation: Navigation) {
    switch state {
    case .made: early.append(navigation)
    case .active, .finishing: navigator?.ask(navigation)
    case .finished:
      reporter.lateRoute(navigation.name)
      navigation.end(.refused("\(name) has finished"))
    }
  }

  /// Begins a tree.
  func start(_ navigator: Navigator, root: any CoordinatorManagedViewController) {
    reporter.diagnostics = navigator.diagnostics
    guard state == .made else { return _ = refuse(.reusedCoordinator, "it was presented before") }
    ownNavigator = navigator
    attach(to: nil, navigator, root: root)
    ask(
      Navigation(of: self, "start", purpose: .start) { owner in
        owner.navigator?.replaceRoot(by: root)
        owner.begin()
        return .done
      })
  }

  // MARK: - 2. Its turn: screens are asked to open and to close

  func take(_ transition: Transition) -> NavigationOutcome {
    var screens: [any CoordinatorManagedViewController] = []
    if let obstacle = obstacle(to: transition, opening: &screens) { return obstacle }
    run(transition)
    return .done
  }

  /// What a transition ends as when any part of it cannot be done; nil when all can. Misuse is
  /// reported. `screens` are those that the parts before it open.
  private func obstacle(
    to transition: Transition, opening screens: inout [any CoordinatorManagedViewController]
  ) -> NavigationOutcome? {
    switch transition {
    case .refused(let reason): return .refused(reason)
    case .blocked(let reason): return .blocked(reason)
    case .multiple(let all):
      for part in all {
        if let obstacle = obstacle(to: part, opening: &screens) { return obstacle }
      }
      return nil
    case .on(let other, let part):
      return other.obstacle(to: part, opening: &screens)
    case .present(let child, _):
      guard child.state == .made else {
        return refuse(.reusedCoordinator, "\(child.name) was presented before")
      }
      return obstacle(toOpening: child.rootViewController, &screens)
    case .open(let screen, _):
      return obstacle(toOpening: screen, &screens)
    case .none, .dismiss, .dismissLast, .dismissChildren, .close, .confirm, .uncover, .perform:
      return nil
    }
  }

  private func obstacle(
    toOpening screen: any CoordinatorManagedViewController,
    _ screens: inout [any CoordinatorManagedViewController]
  ) -> NavigationOutcome? {
    let isUsed = screen.coordinator != nil || screen.window != nil
    guard !isUsed, !screens.contains(where: { $0 === screen }) else {
      return refuse(.screenInUse, "\(screen.kind) is open already")
    }
    screens.append(screen)
    return nil
  }

  private func refuse(_ kind: Diagnostic.Kind, _ reason: String) -> NavigationOutcome {
    reporter.report(kind, reason, advice: "make a new one for each visit")
    return .refused(reason)
  }

  /// Asks for everything that a transition says, inside the window's one transition.
  private func run(_ transition: Transition) {
    switch transition {
    case .none, .refused, .blocked: break
    case .open(let screen, let place):
      let place = place ?? self.place(for: screen)
      manage(screen)
      navigator?.open(screen, from: place)
    case .present(let child, let place):
      guard let navigator else { break }
      let root = child.rootViewController
      child.origin = place ?? self.place(for: root)
      childCoordinators.append(child)
      child.attach(to: self, navigator, root: root)
      navigator.open(root, from: child.origin)
      child.begin()
    case .dismiss where ownNavigator != nil: reportRoot()
    case .dismiss: closeAll()
    case .dismissLast:
      guard let last = managedViewControllers.dropFirst().last(where: isStanding) else {
        return reportRoot()
      }
      close(last)
    case .dismissChildren: closeChildren()
    case .close(let screen): close(screen)
    case .confirm(let alert): confirm(alert)
    case .uncover: navigator?.uncover(managedViewControllers.first)
    case .on(let other, let part): other.run(part)
    case .multiple(let all): all.forEach(run)
    case .perform(_, let body): body()
    }
  }

  private func confirm(_ alert: AlertController) {
    guard let topmost else {
      return reporter.report(
        .notOpened, "there is nothing over which to ask “\(alert.title)”",
        advice: "ask while a screen of this coordinator is shown")
    }
    topmost.present(alert)
  }

  private func attach(
    to parent: BaseCoordinator?, _ navigator: Navigator,
    root: any CoordinatorManagedViewController
  ) {
    state = .active
    parentCoordinator = parent
    self.navigator = navigator
    reporter.diagnostics = navigator.diagnostics
    navigator.lifetimes.register(self, kind: name)
    navigator.tracer.record(.nodeAttached, name, parent?.name ?? "")
    manage(root)
  }

  private func manage(_ screen: any CoordinatorManagedViewController) {
    managedViewControllers.append(screen)
    screen.coordinator = self
    screen.onRemoved = { [weak self, weak screen] cause in
      if let screen { self?.wasRemoved(screen, cause) }
    }
  }

  private func begin() {
    run(initialTransition())
    let asks = early
    early = []
    asks.forEach(ask)
  }

  /// Closes everything: the children first, what was opened last first. Rule: CO-D21.
  private func closeAll() {
    guard state == .active else { return }
    state = .finishing
    closeChildren()
    for screen in managedViewControllers.reversed() { navigator?.close(screen) }
  }

  private func closeChildren() {
    for child in childCoordinators.reversed() { child.closeAll() }
  }

  /// Closes one screen, and first the children that stand on it.
  private func close(_ screen: any CoordinatorManagedViewController) {
    for child in childCoordinators.reversed() where child.stands(on: screen) { child.closeAll() }
    closing.insert(ObjectIdentifier(screen))
    navigator?.close(screen)
  }

  private func reportRoot() {
    reporter.report(
      .closedRoot, "its root screen is not closed alone, nor the root of the tree dismissed",
      advice: "dismiss the coordinator, or start another tree")
  }

  // MARK: - 3. What the window says

  func didNotOpen(_ screen: any CoordinatorManagedViewController) {
    reporter.report(
      .notOpened, "\(screen.kind) asked for nothing, or was refused",
      advice: "open it from a screen where its way of opening is possible")
    wasRemoved(screen, .program)
  }

  func didNotClose(_ screen: any CoordinatorManagedViewController) {
    closing.remove(ObjectIdentifier(screen))
    state = .active
    reporter.report(
      .notClosed, "\(screen.kind) asked for nothing, or was refused",
      advice: "let close() undo what open(from:) does")
  }

  /// A screen has gone, or will not come: the one way in which screens end. Rule: CO-D1, CO-D2.
  private func wasRemoved(_ screen: any CoordinatorManagedViewController, _ cause: Cause) {
    guard let index = managedViewControllers.firstIndex(where: { $0 === screen }) else { return }
    managedViewControllers.remove(at: index)
    closing.remove(ObjectIdentifier(screen))
    screen.coordinator = nil
    screen.onRemoved = nil
    if !managedViewControllers.isEmpty { didRemove(screen, cause) }
    navigator?.settleWaiting()
    finishIfEmpty(cause)
  }

  // MARK: - 4. The end

  /// It was to be presented, and will not be: that is its end.
  func giveUp() {
    guard state == .made else { return }
    state = .finished
    didFinish(.program)
  }

  /// Ends it when no screen is left, and no child. Children that are left have to go first; only the
  /// root of a tree may leave the window to them.
  private func finishIfEmpty(_ cause: Cause) {
    guard managedViewControllers.isEmpty, state != .finished else { return }
    guard childCoordinators.isEmpty else {
      guard state != .finishing, ownNavigator == nil else { return }
      state = .finishing
      ask(
        Navigation(of: self, "dismiss children", purpose: .close) { owner in
          owner.closeChildren()
          return .done
        })
      return
    }
    state = .finished
    navigator?.tracer.record(.nodeDetached, name)
    let parent = parentCoordinator
    parentCoordinator = nil
    // By identity: a brother keeps its place. Rule: CO-D10.
    parent?.childCoordinators.removeAll { $0 === self }
    didFinish(cause)
    parent?.coordinatorDidFinish(self, cause)
    parent?.finishIfEmpty(cause)
  }
}
