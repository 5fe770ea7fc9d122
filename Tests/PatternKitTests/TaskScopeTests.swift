import PatternKit
import Testing

/// Starting work, and what comes of it.
struct TaskScopeTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()

  private struct Refusal: Error, Equatable {}

  @Test("G5: work starts in the turn that asks for it, and runs up to its first wait")
  func startsAtOnce() async throws {
    let signal = Signal<Int>("the shopper")
    bench.scope.start {
      bench.journal.append("first steps")
      _ = try? await signal.wait()
      bench.journal.append("after the wait")
    }
    bench.journal.append("started")
    #expect(signal.waiting == 1)
    #expect(bench.journal == ["first steps", "started"])
    signal.send(1)
    #expect(bench.journal.count == 2)
    try await bench.settle()
    #expect(bench.journal == ["first steps", "started", "after the wait"])
  }

  @Test("What comes of a load is handed over once, be it a value or an error")
  func delivers() async throws {
    bench.scope.load {
      await elsewhere.answer(7)
    } then: {
      bench.journal.append("\($0)")
    }
    bench.scope.load { () async throws(Refusal) -> Int in
      await elsewhere.visit()
      throw Refusal()
    } then: { result in
      #expect(result == .failure(Refusal()))
      bench.journal.append("refused")
    }
    try await bench.settle()
    #expect(Set(bench.journal) == ["success(7)", "refused"])
    #expect(bench.journal.count == 2)
  }

  @Test("An answer that is there at once is handed over after the call that asked has returned")
  func neverBeforeReturning() async throws {
    var handle: TaskHandle?
    handle = bench.scope.load {
      7
    } then: { _ in
      bench.journal.append(handle == nil ? "without a handle" : "with the handle")
      handle = nil
    }
    bench.journal.append("returned")
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    #expect(bench.journal == ["returned", "with the handle"])
    #expect(handle == nil)
  }

  @Test("When a result is handed over, the work has ended")
  func endedWhenDelivered() async throws {
    var handle: TaskHandle?
    handle = bench.scope.load {
      await elsewhere.answer(1)
    } then: { _ in
      #expect(handle?.isFinished == true)
      #expect(bench.scope.isEmpty)
      bench.journal.append("delivered")
    }
    #expect(handle?.isFinished == false)
    #expect(!bench.scope.isEmpty)
    try await bench.settle()
    #expect(bench.journal == ["delivered"])
  }

  @Test("Work that delivers nothing has ended when it returns")
  func startEnds() async throws {
    let handle = bench.scope.start { await elsewhere.visit() }
    #expect(!handle.isFinished)
    try await bench.settle()
    #expect(handle.isFinished)
    #expect(!handle.isCancelled)
    let atOnce = bench.scope.start {}
    #expect(atOnce.isFinished)
    #expect(bench.scope.isEmpty)
    #expect(bench.tracker.isIdle)
  }

  @Test("Work may start work while a result is handed over")
  func chain() async throws {
    bench.scope.load {
      await elsewhere.answer(1)
    } then: { first in
      bench.journal.append("\(first)")
      bench.scope.load {
        await elsewhere.answer(2)
      } then: {
        bench.journal.append("\($0)")
      }
    }
    try await bench.settle()
    #expect(bench.journal == ["success(1)", "success(2)"])
  }

  @Test("All work has one priority, whoever starts it")
  func onePriority() async {
    var seen: [TaskPriority] = []
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task(priority: priority) {
        bench.scope.start {
          await elsewhere.visit()
          seen.append(Task.currentPriority)
        }
        await bench.tracker.idle()
      }.value
    }
    #expect(seen == Array(repeating: TaskTracker.priority, count: 4))
  }

  @Test("Work is named after the scope's owner and the place that started it")
  func names() {
    let signal = Signal<Int>("the shopper")
    bench.startWaiting(for: signal, name: "search")
    bench.scope.start { _ = try? await signal.wait() }
    let line = #line - 1
    #expect(bench.tracker.parked.map(\.name) == ["Test.search", "Test.names()"])
    #expect(bench.tracker.parked.last?.origin == "PatternKitTests/TaskScopeTests.swift:\(line)")
    bench.scope.cancel()
  }

  @Test("The tracer is told of each start, and of the one end that follows")
  func traced() async throws {
    bench.scope.load(
      { await elsewhere.answer(1) }, name: "load",
      then: { _ in bench.tracer.record(.actionReceived, "loaded") })
    try await bench.settle()
    let handle = bench.scope.start(name: "wait") { _ = try? await Signal<Int>("it").wait() }
    handle.cancel()
    try await bench.settle()
    #expect(
      bench.traced == [
        "effectStarted Test.load", "effectFinished Test.load", "actionReceived loaded",
        "effectStarted Test.wait", "effectCancelled Test.wait",
      ])
  }

  @Test("Finished work keeps nothing alive")
  func releases() async throws {
    weak var captured: Workbench?
    weak var handle: TaskHandle?
    weak var handleAtOnce: TaskHandle?
    do {
      let object = Workbench()
      captured = object
      handle = bench.scope.load {
        await elsewhere.answer(1)
      } then: { _ in
        object.journal.append("done")
      }
      handleAtOnce = bench.scope.start { object.journal.append("done at once") }
    }
    #expect(captured != nil)
    #expect(handleAtOnce == nil)
    try await bench.settle()
    #expect(captured == nil)
    #expect(handle == nil)
  }
}
