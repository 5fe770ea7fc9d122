import PatternKit

/// A tracker, what it reports to, and a scope.
final class Workbench {
  let diagnostics = Diagnostics()
  let tracer = Tracer(isOn: true)
  let tracker: TaskTracker
  let scope: TaskScope
  /// What has happened, in order.
  var journal: [String] = []

  init() {
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    scope = TaskScope(tracker, owner: "Test")
  }

  /// The traced events, as `kind subject`.
  var traced: [String] {
    tracer.events.map { "\($0.kind.rawValue) \($0.subject)" }
  }

  /// Waits until nothing runs, for 10 s at most.
  func settle() async throws {
    try await tracker.idle(within: .seconds(10))
  }

  /// Lets go on what is queued on the main actor, and what that queues, without waiting for idle.
  func letTurnsPass() async {
    for _ in 1...10 { await Task.yield() }
  }

  /// Starts work named `name` that writes down how its wait for `signal` ended.
  @discardableResult
  func startWaiting(for signal: Signal<Int>, name: StaticString = #function) -> TaskHandle {
    scope.start(name: name) {
      do {
        self.journal.append("got \(try await signal.wait())")
      } catch {
        self.journal.append("ended by \(type(of: error))")
      }
    }
  }
}
