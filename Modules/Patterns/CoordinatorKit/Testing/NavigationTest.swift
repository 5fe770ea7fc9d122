import PatternKit
import TextUI

/// Tests the navigation of a coordinator, in a window of its own and without any terminal: a route
/// goes in, and what closed, opened and finished comes out.
///
///     let test = NavigationTest(CatalogCoordinator())
///     #expect(test.prepare(.product("mug")).summary == "present ProductCoordinator: push Product")
///     #expect(test.trigger(.product("mug")) == [.opened("Product", .push)])
///     #expect(test.back() == [.closed("Product"), .finished("ProductCoordinator")])
///     #expect(test.problems.isEmpty)
@MainActor
public final class NavigationTest<Subject: Coordinator> {
  /// The coordinator that is tested, as the only child of a coordinator with a stack.
  public let coordinator: Subject
  /// What became of the last route or link; nil while it has not ended.
  public private(set) var outcome: NavigationOutcome?

  private let diagnostics: Diagnostics
  private let window: Window
  private let presenter = TestPresenter()
  private let log = NavigationLog()

  /// Presents `coordinator`, which nobody has presented, on a stack on which nothing else is.
  ///
  /// - Parameter tracker: where tasks of the screens are known, if they have any.
  public init(_ coordinator: Subject, tracker: TaskTracker = TaskTracker()) {
    self.coordinator = coordinator
    let diagnostics = Diagnostics()
    let tracer = Tracer(isOn: true)
    self.diagnostics = diagnostics
    window = Window(tracker: tracker, tracer: tracer, diagnostics: diagnostics)
    window.didCommit(log) { [log] in log.take($0) }
    tracer.onEvent = { [log] event in
      if event.kind == .nodeDetached { log.changes.append(.finished(event.subject)) }
    }
    presenter.start(in: window, tracer: tracer, diagnostics: diagnostics)
    log.forget()
    presenter.present(coordinator: coordinator, from: presenter.rootViewController)
    log.changes = []
  }

  /// The screens that are open and that coordinators have opened, the newest last.
  public var screens: [String] { log.screens }

  /// What the framework has to complain of: misuse, and what a preparation has changed.
  public var problems: [Diagnostic] { diagnostics.reports }

  /// What a route comes to, and nothing is done. That preparing it changed something is a problem.
  public func prepare(_ route: Subject.RouteType) -> CoordinatorTransition {
    let before = (coordinator.snapshot(), screens)
    let transition = coordinator.prepare(route)
    if (coordinator.snapshot(), screens) != before {
      diagnostics.report(
        .impurePreparation, at: coordinator.name, "preparing \(route.caseName) changed something",
        advice: "return the change as a transition")
    }
    return transition
  }

  /// Takes a route.
  ///
  /// - Returns: what it changed, in order.
  @discardableResult
  public func trigger(_ route: Subject.RouteType) -> [NavigationChange] {
    outcome = nil
    return changes { coordinator.trigger(route) { self.outcome = $0 } }
  }

  /// Goes back as a person does.
  ///
  /// - Returns: what that changed, in order.
  @discardableResult
  public func back() -> [NavigationChange] {
    changes { _ = window.back(on: window.token) }
  }

  /// Does anything else.
  ///
  /// - Returns: what it changed, in order.
  @discardableResult
  public func changes(_ body: () -> Void) -> [NavigationChange] {
    log.changes = []
    body()
    return log.changes
  }
}

extension NavigationTest where Subject: StepCoordinator {
  /// Follows a link.
  ///
  /// - Returns: what it changed, in order.
  @discardableResult
  public func open(_ path: [Subject.StepType]) -> [NavigationChange] {
    outcome = nil
    return changes { coordinator.open(path) { self.outcome = $0 } }
  }
}

extension Diagnostic.Kind {
  /// Preparing a route changed something.
  public static let impurePreparation = Self("impure-preparation")
}
