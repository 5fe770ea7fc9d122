import PatternKit

@testable import TextUI

/// What controllers were told, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A window with everything that it reports to.
@MainActor
final class Stage {
  let tracker: TaskTracker
  let tracer = Tracer(isOn: true)
  let lifetimes = Lifetimes()
  let diagnostics = Diagnostics()
  let journal = Journal()
  let window: Window

  init(_ pace: Window.Pace = .immediate) {
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    window = Window(
      pace: pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes,
      diagnostics: diagnostics)
  }

  /// A screen named `name` that writes into the journal and has one button, `name.use`.
  func page(_ name: String) -> Page { Page(name, journal) }

  /// A stack of such screens, which writes too.
  func stack(_ name: String, _ pages: [Page]) -> Stack {
    let stack = Stack(name, journal)
    stack.setViewControllers(pages)
    _ = journal.take()
    return stack
  }

  /// Makes every step that there is to make.
  func settle() {
    while window.step() {}
  }

  var misuse: [Diagnostic.Kind] { diagnostics.reports.map(\.kind) }

  var drops: [TraceEvent] { tracer.events.filter { $0.kind == .presentationDropped } }

  @discardableResult
  func tap(_ id: ControlID) -> ActResult { window.tap(id, on: window.token) }

  @discardableResult
  func back() -> ActResult { window.back(on: window.token) }

  @discardableResult
  func dismiss() -> ActResult { window.dismiss(on: window.token) }
}

/// A screen that writes down what it is told.
@MainActor
final class Page: ContentViewController<String> {
  let name: String
  private let journal: Journal
  /// Runs in a call of the life cycle, by its name.
  var hooks: [String: () -> Void] = [:]
  var extra: [Section<String>] = []
  var wish: ControlID?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    kind = name
    title = name
  }

  override var content: Content<String> {
    Content(
      title: name,
      sections: [
        Section(nil, [.control(.button(ControlID("\(name).use"), "Use \(name)", "use"))])
      ] + extra, focus: wish)
  }

  private func note(_ call: String) {
    journal.write("\(name) \(call)")
    hooks[call]?()
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear() { note("willAppear") }
  override func viewIsAppearing() { note("isAppearing") }
  override func viewDidAppear() { note("didAppear") }
  override func viewWillDisappear() { note("willDisappear") }
  override func viewDidDisappear() { note("didDisappear") }
  override func viewWillLayout() { note("willLayout") }
  override func viewDidLayout() { note("didLayout") }
  override func traitsDidChange(from previous: Traits) { note("traits") }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    note("removed \(cause)")
  }
}

/// A stack that writes down what it is told.
@MainActor
final class Stack: NavigationController {
  let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    kind = name
  }

  override func viewDidLoad() { journal.write("\(name) didLoad") }
  override func viewWillAppear() { journal.write("\(name) willAppear") }
  override func viewDidAppear() { journal.write("\(name) didAppear") }
  override func viewWillDisappear() { journal.write("\(name) willDisappear") }
  override func viewDidDisappear() { journal.write("\(name) didDisappear") }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    journal.write("\(name) removed \(cause)")
  }
}
