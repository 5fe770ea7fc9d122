import PatternKit

@testable import TextUI

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
