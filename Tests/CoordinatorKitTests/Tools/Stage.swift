import CoordinatorKit
import PatternKit
import Testing
import TextUI

/// A window, everything that it reports to, and a tree of coordinators in it.
@MainActor
final class Stage {
  let tracer = Tracer(isOn: true)
  let lifetimes = Lifetimes()
  let diagnostics = Diagnostics()
  let journal = Journal()
  let window: Window
  let home: Home
  private(set) var commits = 0

  init(_ pace: Window.Pace = .immediate) {
    window = Window(
      pace: pace, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    home = Home(journal)
    window.didCommit(self) { [unowned self] _ in commits += 1 }
    start(home)
    _ = journal.take()
  }

  func start(_ coordinator: some Coordinator) {
    coordinator.start(
      in: window, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    settle()
  }

  func flow(_ name: String, _ opening: Opening = .push) -> Flow { Flow(name, journal, opening) }
  func page(_ name: String, _ opening: Opening = .push) -> Page { Page(name, journal, opening) }

  /// Presents a flow from another, and waits until it is there.
  @discardableResult
  func present(
    _ name: String, _ opening: Opening = .push, by presenter: BaseCoordinator? = nil
  ) -> Flow {
    let flow = flow(name, opening)
    (presenter ?? home).present(coordinator: flow)
    settle()
    return flow
  }

  /// Opens a screen of a flow, and waits until it is there.
  @discardableResult
  func open(_ name: String, _ opening: Opening = .push, by presenter: BaseCoordinator) -> Page {
    let page = page(name, opening)
    presenter.present(viewController: page)
    settle()
    return page
  }

  /// Makes every step that there is to make.
  func settle() {
    while window.step() {}
  }

  /// Does something, and counts the transitions that it takes.
  func commits(_ body: () -> Void) -> Int {
    let before = commits
    body()
    settle()
    return commits - before
  }

  @discardableResult
  func back() -> ActResult {
    defer { settle() }
    return window.back(on: window.token)
  }

  @discardableResult
  func escape() -> ActResult {
    defer { settle() }
    return window.dismiss(on: window.token)
  }

  /// The kinds of the screens on the stack of the tree.
  var stack: [String] { home.rootViewController.viewControllers.map(\.kind) }
  var top: String? { window.top?.kind }
  var misuse: [Diagnostic.Kind] { diagnostics.reports.map(\.kind) }
  var drops: [TraceEvent] { tracer.events.filter { $0.kind == .presentationDropped } }

  /// The nodes that own a screen own exactly those of the window, and nobody has done anything
  /// wrong.
  func expectSound(
    _ root: BaseCoordinator? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let owned = (root ?? home).snapshot().screens
    #expect(owned.sorted() == window.liveScreens.sorted(), sourceLocation: sourceLocation)
    #expect(diagnostics.reports == [], sourceLocation: sourceLocation)
  }
}

nonisolated let paces: [Window.Pace] = [.immediate, .stepped]

extension BaseCoordinator {
  var children: [String] { childCoordinators.map(\.name) }
  var screens: [String] { managedViewControllers.map(\.kind) }
}
