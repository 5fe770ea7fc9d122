import BoardKit
import PatternKit
import Testing
import TextUI

/// A window, everything that boards report to, and a root motherboard in it, with a stack.
@MainActor
final class Stage {
  let tracker = TaskTracker()
  let tracer = Tracer(isOn: true)
  let lifetimes = Lifetimes()
  let diagnostics = Diagnostics()
  let environment: BoardEnvironment
  let producer = BoardProducer()
  let root: Motherboard
  let window: Window
  let stack = NavigationController(rootViewController: Page("home"))
  let journal = Journal()
  /// What is done to boards that are made inside others.
  var onMake: [BoardID: (TextBoard) -> Void] = [:]

  init(_ pace: Window.Pace = .immediate) {
    environment = BoardEnvironment(
      tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    root = Motherboard(producer: producer, environment: environment)
    window = Window(
      pace: pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    window.rootViewController = stack
    settle()
    root.putIntoContext(stack)
  }

  /// Makes every step that there is to make.
  func settle() {
    while window.step() {}
  }

  /// What was written down since the last call.
  func take() -> [String] { journal.take() }

  var misuse: [Diagnostic.Kind] { diagnostics.reports.map(\.kind) }
  var installed: [String] { root.boards.map(\.identifier.rawValue) }
  var screens: [String] { stack.viewControllers.map(\.kind) }

  @discardableResult
  func back() -> ActResult {
    defer { settle() }
    return window.back(on: window.token)
  }

  /// The nodes that own a screen own exactly those of the window, and nobody has done anything wrong.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    let home = stack.viewControllers.first.map { [$0.screenSerial] } ?? []
    #expect(
      (root.snapshot().screens + home).sorted() == window.liveScreens.sorted(),
      sourceLocation: sourceLocation)
    #expect(diagnostics.reports == [], sourceLocation: sourceLocation)
  }
}

nonisolated let paces: [Window.Pace] = [.immediate, .stepped]

/// What boards and screens were told, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen with a name.
@MainActor
final class Page: ContentViewController<Never> {
  /// Told each time that it is about to be visible.
  var onAppear: (() -> Void)?

  init(_ name: String) {
    super.init()
    kind = name
    title = name
  }

  override func viewWillAppear() {
    onAppear?()
  }
}
