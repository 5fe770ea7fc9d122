import Foundation
import PatternKit
import Testing

/// Cancelling, in every moment of a piece of work.
struct CancellationTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()
  private let signal = Signal<Int>("the shopper")

  private var cancelledOnce: Bool {
    bench.tracer.events.map(\.kind) == [.effectStarted, .effectCancelled]
  }

  @Test("In its own first steps: nothing is delivered, and no later wait is stored")
  func inFirstSteps() async throws {
    let handle = bench.scope.load {
      bench.scope.cancel()
      return try await signal.wait()
    } then: { _ in
      bench.journal.append("delivered")
    }
    #expect(handle.isCancelled)
    #expect(signal.waiting == 0)
    signal.send(1)
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(handle.isFinished)
    #expect(cancelledOnce)
  }

  @Test("In its own first steps: the task knows it after its first wait")
  func inFirstStepsTaskKnows() async throws {
    bench.scope.start {
      bench.scope.cancel()
      await elsewhere.visit()
      bench.journal.append("\(Task.isCancelled)")
    }
    try await bench.settle()
    #expect(bench.journal == ["true"])
  }

  @Test("In its own first steps, by a sleep that needs no time")
  func inFirstStepsNoSleep() async throws {
    let clock = TestClock(Date(timeIntervalSince1970: 0), tracker: bench.tracker)
    for sleeper in [clock, LiveClock()] as [any AppClock] {
      bench.scope.start {
        bench.scope.cancel()
        do {
          try await sleeper.sleep(for: .zero)
        } catch {
          bench.journal.append("ended by \(type(of: error))")
        }
      }
    }
    try await bench.settle()
    #expect(bench.journal == ["ended by CancellationError", "ended by CancellationError"])
  }

  @Test("With an answer that is there at once, directly after asking")
  func answerAtOnce() async throws {
    let handle = bench.scope.load {
      7
    } then: { _ in
      bench.journal.append("delivered")
    }
    handle.cancel()
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(cancelledOnce)
  }

  @Test("While it awaits an answer that comes by itself")
  func whileRunning() async throws {
    let slow = OwnTime<Int>()
    let handle = bench.scope.load {
      await slow.answer()
    } then: { _ in
      bench.journal.append("delivered")
    }
    handle.cancel()
    #expect(handle.isCancelled)
    #expect(!handle.isFinished)
    #expect(!bench.tracker.isIdle, "it is still on its way to its end")
    slow.come(7)
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(handle.isFinished)
    #expect(cancelledOnce)
  }

  @Test("While it is parked: the wait ends in the same turn, by a cancellation")
  func whileParked() async throws {
    let handle = bench.startWaiting(for: signal)
    #expect(bench.tracker.isIdle)
    handle.cancel()
    #expect(signal.waiting == 0)
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    #expect(bench.journal == ["ended by CancellationError"])
    #expect(cancelledOnce)
  }

  @Test("After its wait was answered, before it could go on: nothing is delivered")
  func afterTheAnswer() async throws {
    let handle = bench.scope.load {
      let value = try await signal.wait()
      bench.journal.append("got \(value)")
      return value
    } then: { _ in
      bench.journal.append("delivered")
    }
    signal.send(7)
    handle.cancel()
    try await bench.settle()
    #expect(bench.journal == ["got 7"])
    #expect(cancelledOnce)
  }

  @Test("By what is handed over just before: of two answers that have arrived, one is delivered")
  func betweenTwoDeliveries() async throws {
    for _ in 1...2 {
      bench.scope.load {
        try await signal.wait()
      } then: { _ in
        bench.journal.append("delivered")
        bench.scope.cancel()
      }
    }
    signal.send(7)
    try await bench.settle()
    #expect(bench.journal == ["delivered"])
  }

  @Test("After it has delivered, and while it does, nothing is changed or traced")
  func afterDelivery() async throws {
    let handle = bench.scope.load {
      await elsewhere.answer(7)
    } then: { _ in
      bench.scope.cancel()
      bench.journal.append("delivered")
    }
    try await bench.settle()
    handle.cancel()
    #expect(!handle.isCancelled)
    #expect(handle.isFinished)
    #expect(bench.journal == ["delivered"])
    #expect(bench.tracer.events.map(\.kind) == [.effectStarted, .effectFinished])
  }

  @Test("Twice is as good as once")
  func twice() async throws {
    let handle = bench.startWaiting(for: signal)
    handle.cancel()
    handle.cancel()
    bench.scope.cancel()
    try await bench.settle()
    #expect(bench.journal == ["ended by CancellationError"])
    #expect(cancelledOnce)
  }

  @Test("Before a later wait: it ends at once, unseen")
  func beforeALaterWait() async throws {
    let slow = OwnTime<Int>()
    let handle = bench.scope.start {
      _ = await slow.answer()
      do {
        _ = try await signal.wait()
      } catch {
        bench.journal.append("\(signal.waiting) wait, \(type(of: error))")
      }
    }
    handle.cancel()
    slow.come(1)
    try await bench.settle()
    #expect(bench.journal == ["0 wait, CancellationError"])
  }

  @Test("G6: a scope that is cancelled cancels all its work, in the order of starting")
  func scopeCancels() async throws {
    let other = TaskScope(bench.tracker, owner: "Other")
    for name in ["first", "second", "third"] as [StaticString] {
      bench.startWaiting(for: signal, name: name)
    }
    other.start { _ = try? await signal.wait() }
    bench.tracer.clear()
    bench.scope.cancel()
    #expect(
      bench.traced == [
        "effectCancelled Test.first", "effectCancelled Test.second", "effectCancelled Test.third",
      ])
    #expect(signal.waiting == 1, "another scope's work goes on")
    #expect(bench.scope.isEmpty)
    #expect(!other.isEmpty)
    other.cancel()
  }

  @Test("A scope that was cancelled can be used again")
  func scopeAgain() async throws {
    bench.startWaiting(for: signal)
    bench.scope.cancel()
    bench.scope.load {
      await elsewhere.answer(2)
    } then: {
      bench.journal.append("\($0)")
    }
    try await bench.settle()
    #expect(Set(bench.journal) == ["ended by CancellationError", "success(2)"])
    #expect(bench.scope.isEmpty)
  }

  @Test("G6: a scope that is released cancels its work, in the same turn")
  func scopeReleased() async throws {
    var scope: TaskScope? = TaskScope(bench.tracker, owner: "Screen")
    weak var released: TaskScope?
    released = scope
    scope?.load {
      try await signal.wait()
    } then: { _ in
      bench.journal.append("delivered")
    }
    #expect(bench.tracker.isIdle)
    scope = nil
    #expect(released == nil)
    #expect(signal.waiting == 0)
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(cancelledOnce)
  }

  @Test("G6: a scope that is released while its work delivers ends the rest of it")
  func scopeReleasedByDelivery() async throws {
    var scope: TaskScope? = TaskScope(bench.tracker, owner: "Screen")
    weak var released: TaskScope?
    released = scope
    for number in 1...2 {
      scope?.load {
        try await signal.wait()
      } then: { _ in
        bench.journal.append("delivered \(number)")
        scope = nil
      }
    }
    signal.send(1)
    try await bench.settle()
    #expect(released == nil)
    #expect(bench.journal == ["delivered 1"])
  }

  @Test("G6: open, close, open again, a thousand times, leaves nothing running and nothing alive")
  func openAndClose() async throws {
    var handles: [() -> TaskHandle?] = []
    for _ in 1...1_000 {
      let scope = TaskScope(bench.tracker, owner: "Screen")
      let handle = scope.load {
        try await signal.wait()
      } then: { _ in
        bench.journal.append("delivered")
      }
      handles.append { [weak handle] in handle }
    }
    try await bench.settle()
    #expect(signal.waiting == 0)
    #expect(bench.tracker.running.isEmpty)
    #expect(bench.tracker.parked.isEmpty)
    #expect(handles.allSatisfy { $0() == nil })
    #expect(bench.journal == [])
  }
}
