import PatternKit
import Testing

/// Knowing when nothing runs.
struct TaskTrackerTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()
  private let signal = Signal<Int>("the shopper")

  @Test("When nothing runs, idle returns in the same turn")
  func idleAtOnce() async throws {
    let isBeforeOthers = Task.immediate {
      await bench.tracker.idle()
      try await bench.tracker.idle(within: .zero)
      bench.journal.append("idle")
    }
    bench.journal.append("later")
    try await isBeforeOthers.value
    #expect(bench.journal == ["idle", "later"])
  }

  @Test("Idle returns when the last running work has ended or parked")
  func idleWaits() async throws {
    let slow = OwnTime<Int>()
    bench.scope.start {
      _ = await slow.answer()
      await elsewhere.visit()
      bench.journal.append("answered")
      _ = try? await signal.wait()
    }
    bench.scope.start {
      for _ in 1...10 { await elsewhere.visit() }
      bench.journal.append("ended")
    }
    #expect(!bench.tracker.isIdle)
    slow.come(1)
    await bench.tracker.idle()
    #expect(Set(bench.journal) == ["answered", "ended"])
    #expect(bench.tracker.isIdle)
    #expect(signal.waiting == 1)
    bench.scope.cancel()
  }

  @Test("Idle waits for what begins while it waits")
  func idleWaitsOn() async throws {
    func next(_ left: Int) {
      bench.scope.load {
        await elsewhere.answer(left)
      } then: { _ in
        bench.journal.append("\(left)")
        if left > 0 { next(left - 1) }
      }
    }
    next(5)
    await bench.tracker.idle()
    #expect(bench.journal == ["5", "4", "3", "2", "1", "0"])
  }

  @Test("All who wait for idle are told")
  func manyWait() async throws {
    let slow = OwnTime<Int>()
    bench.scope.start { _ = await slow.answer() }
    let waiting = (1...3).map { number in
      Task.immediate {
        await bench.tracker.idle()
        bench.journal.append("\(number)")
      }
    }
    slow.come(1)
    for task in waiting { await task.value }
    #expect(bench.journal.sorted() == ["1", "2", "3"])
  }

  @Test("Cancelling who waits for idle does not end the wait")
  func cancelledWaiter() async throws {
    let slow = OwnTime<Int>()
    bench.scope.start {
      _ = await slow.answer()
      bench.journal.append("ended")
    }
    let waiting = Task.immediate {
      await bench.tracker.idle()
      bench.journal.append("idle")
    }
    waiting.cancel()
    await elsewhere.visit()
    #expect(bench.journal == [])
    slow.come(1)
    await waiting.value
    #expect(bench.journal == ["ended", "idle"])
  }

  @Test(
    "Idle for tests gives up, and names every task that neither ended nor parked, with its place")
  func namesWhoRuns() async throws {
    let slow = OwnTime<Int>()
    bench.startWaiting(for: signal, name: "parked")
    bench.scope.start(name: "first") { _ = await slow.answer() }
    bench.scope.start(name: "second") { _ = await slow.answer() }
    let line = #line - 1
    bench.scope.start(name: "ended") {}
    let file = "PatternKitTests/TaskTrackerTests.swift"
    let error = await #expect(throws: NotIdle.self) {
      try await bench.tracker.idle(within: .milliseconds(1))
    }
    #expect(
      error?.running == ["Test.first (\(file):\(line - 1))", "Test.second (\(file):\(line))"])
    #expect(
      error?.description
        == "still running: Test.first (\(file):\(line - 1)), Test.second (\(file):\(line))")
    slow.come(1)
    try await bench.settle()
    bench.scope.cancel()
  }

  @Test("Running and parked work are told apart, in the order of starting")
  func lists() async throws {
    let calls = Workload("calls")
    bench.tracker.include(calls)
    let slow = OwnTime<Int>()
    bench.startWaiting(for: signal, name: "a")
    let call = calls.begin("b")
    bench.scope.start(name: "c") { _ = await slow.answer() }
    let held = calls.begin("d")
    held.park("a held reply")
    bench.startWaiting(for: signal, name: "e")
    #expect(bench.tracker.running.map(\.name) == ["b", "Test.c"])
    #expect(bench.tracker.parked.map(\.name) == ["Test.a", "d", "Test.e"])
    #expect(
      bench.tracker.parked.map(\.state)
        == [.parked("the shopper"), .parked("a held reply"), .parked("the shopper")])
    for activity in [call, held] { activity.finish() }
    slow.come(1)
    signal.send(1)
    try await bench.settle()
    #expect(bench.tracker.running.isEmpty)
    #expect(bench.tracker.parked.isEmpty)
  }

  @Test("G6: idle waits for the unfinished shielded calls of every service that is included")
  func included() async throws {
    let calls = Workload("calls")
    bench.tracker.include(calls)
    bench.tracker.include(calls)
    let call = calls.begin("cart.change")
    #expect(!bench.tracker.isIdle)
    #expect(bench.tracker.running.map(\.name) == ["cart.change"])
    let waiting = Task.immediate {
      await bench.tracker.idle()
      bench.journal.append("idle")
    }
    await elsewhere.visit()
    #expect(bench.journal == [])
    call.finish()
    await waiting.value
    #expect(bench.journal == ["idle"])
  }

  @Test("A service outlives a tracker that waited for it")
  func trackerGoes() async throws {
    let calls = Workload("calls")
    var tracker: TaskTracker? = TaskTracker()
    weak var released: TaskTracker?
    released = tracker
    tracker?.include(calls)
    let call = calls.begin("cart.change")
    tracker = nil
    #expect(released == nil)
    bench.tracker.include(calls)
    call.finish()
    #expect(calls.running == 0)
    #expect(bench.tracker.isIdle)
  }

  @Test("Tracked work that awaits idle is reported, and goes on")
  func waitingForItself() async throws {
    bench.scope.start(name: "wrong") {
      await bench.tracker.idle()
      bench.journal.append("went on")
      do {
        try await bench.tracker.idle(within: .seconds(10))
        bench.journal.append("again")
      } catch {
        bench.journal.append("threw")
      }
    }
    let line = #line - 10
    #expect(bench.journal == ["went on", "again"])
    let reports = bench.diagnostics.reports
    #expect(reports.map(\.kind) == [.waitingForItself, .waitingForItself])
    #expect(reports.first?.place == "Test.wrong (PatternKitTests/TaskTrackerTests.swift:\(line))")
  }

  @Test("Work that has ended does not stop what it left behind from awaiting idle")
  func afterItsEnd() async throws {
    var left: Task<Void, Never>?
    let tracker = bench.tracker
    bench.scope.start { left = Task { await tracker.idle() } }
    await left?.value
    #expect(bench.diagnostics.reports == [])
  }

  @Test("What is put off runs after everything that is queued already, whatever its priority")
  func afterTurn() async throws {
    let before = [TaskPriority.background, .high].map { priority in
      Task(priority: priority) { bench.journal.append("queued before") }
    }
    bench.tracker.afterTurn("frame") { bench.journal.append("frame") }
    bench.journal.append("this turn")
    for task in before { await task.value }
    try await bench.settle()
    #expect(bench.journal == ["this turn", "queued before", "queued before", "frame"])
  }

  @Test("What is put off runs after every task whose wait has ended has gone on")
  func afterTurnAfterWaits() async throws {
    for number in 1...3 {
      bench.scope.load {
        try await signal.wait()
      } then: { _ in
        bench.journal.append("\(number)")
      }
    }
    bench.scope.load {
      4
    } then: { _ in
      bench.journal.append("4")
    }
    signal.send(7)
    bench.tracker.afterTurn("frame") { bench.journal.append("frame") }
    bench.scope.load {
      5
    } then: { _ in
      bench.journal.append("5")
    }
    try await bench.settle()
    #expect(bench.journal == ["4", "1", "2", "3", "frame", "5"])
  }

  @Test("What is put off counts as running until it has run, and stands in reports")
  func afterTurnCounts() async throws {
    bench.tracker.afterTurn("frame") {
      bench.journal.append("\(Activity.current?.name ?? "nobody")")
      bench.tracker.afterTurn("another") { bench.journal.append("another") }
    }
    let line = #line - 4
    #expect(!bench.tracker.isIdle)
    #expect(bench.tracker.running.map(\.name) == ["frame"])
    #expect(
      bench.tracker.running.map(\.origin) == ["PatternKitTests/TaskTrackerTests.swift:\(line)"])
    try await bench.settle()
    #expect(bench.journal == ["frame", "another"])
    #expect(bench.tracker.isIdle)
  }
}
