import PatternKit
import Testing

/// One wait for the outside world.
struct WaiterTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()

  private struct Refusal: Error {}

  @Test("A wait is parked, with its reason, in the turn in which it is stored")
  func storedAndParked() async throws {
    var stored: Waiter<Int>?
    bench.scope.load {
      try await Waiter<Int>.wait(for: "a held reply") { stored = $0 }
    } then: { result in
      bench.journal.append("\(result)")
    }
    #expect(stored?.isOver == false)
    #expect(bench.tracker.parked.map(\.state) == [.parked("a held reply")])
    #expect(bench.tracker.isIdle)
    stored?.resume(returning: 7)
    #expect(stored?.isOver == true)
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    #expect(bench.journal == ["success(7)"])
  }

  @Test("A wait that is made on another executor is parked all the same")
  func fromElsewhere() async throws {
    var stored: Waiter<Int>?
    bench.scope.load {
      try await elsewhere.run {
        try await Waiter<Int>.wait(for: "a held reply") { stored = $0 }
      }
    } then: { result in
      bench.journal.append("\(result)")
    }
    try await bench.settle()
    #expect(bench.tracker.parked.map(\.state) == [.parked("a held reply")])
    stored?.resume(returning: 7)
    try await bench.settle()
    #expect(bench.journal == ["success(7)"])
  }

  @Test("A wait ends once: what comes later changes nothing")
  func once() async throws {
    var stored: Waiter<Int>?
    let handle = bench.scope.load {
      try await Waiter<Int>.wait(for: "a held reply") { stored = $0 }
    } then: { result in
      bench.journal.append("\(result)")
    }
    stored?.resume(returning: 1)
    stored?.resume(returning: 2)
    stored?.resume(throwing: Refusal())
    try await bench.settle()
    handle.cancel()
    #expect(bench.journal == ["success(1)"])
  }

  @Test("A wait can end in an error")
  func error() async throws {
    bench.scope.load {
      try await Waiter<Int>.wait(for: "a held reply") { $0.resume(throwing: Refusal()) }
    } then: { result in
      #expect(throws: Refusal.self) { try result.get() }
      bench.journal.append("failed")
    }
    try await bench.settle()
    #expect(bench.journal == ["failed"])
  }

  @Test("A wait that is answered while it is stored is never parked")
  func answeredAtOnce() async throws {
    bench.scope.load {
      try await Waiter<Int>.wait(for: "a held reply") { $0.resume(returning: 7) }
    } then: { result in
      bench.journal.append("\(result)")
    }
    #expect(bench.tracker.parked.isEmpty)
    try await bench.settle()
    #expect(bench.journal == ["success(7)"])
  }

  @Test("A cancelled wait is taken out once; an answered one is not, nor one that was never stored")
  func takenOut() async throws {
    var stored: [Waiter<Int>] = []
    func wait() async throws -> Int {
      try await Waiter<Int>.wait(for: "a held reply") { waiter in
        stored.append(waiter)
      } onCancel: { waiter in
        bench.journal.append("taken out, over: \(waiter.isOver)")
        waiter.resume(returning: 1)
      }
    }
    let cancelled = bench.scope.start {
      do { _ = try await wait() } catch { bench.journal.append("\(type(of: error))") }
    }
    cancelled.cancel()
    cancelled.cancel()
    #expect(bench.journal == ["taken out, over: true"])
    try await bench.settle()
    #expect(bench.journal == ["taken out, over: true", "CancellationError"])

    let answered = bench.scope.start { _ = try? await wait() }
    stored.last?.resume(returning: 2)
    answered.cancel()
    try await bench.settle()
    bench.scope.start {
      bench.scope.cancel()
      _ = try? await wait()
    }
    try await bench.settle()
    #expect(stored.count == 2)
    #expect(bench.journal.count == 2)
  }

  @Test("A wait whose storing cancels its own work ends at once, and is never parked")
  func storingCancels() async throws {
    bench.scope.start {
      await elsewhere.visit()
      do {
        _ = try await Waiter<Int>.wait(for: "a held reply") { _ in bench.scope.cancel() }
      } catch {
        bench.journal.append("\(type(of: error))")
      }
    }
    let watching = Task.immediate {
      await bench.tracker.idle()
      bench.journal.append("idle")
    }
    await watching.value
    #expect(bench.journal == ["CancellationError", "idle"])
    let handle = bench.scope.start {
      _ = try? await Waiter<Int>.wait(for: "a held reply") { _ in bench.scope.cancel() }
    }
    #expect(handle.isFinished)
    #expect(bench.tracker.parked.isEmpty)
  }

  @Test("Work that nobody tracks waits, and is cancelled, as well")
  func untracked() async throws {
    let signal = Signal<Int>("the shopper")
    let answered = Task.immediate { try await signal.wait() }
    #expect(signal.waiting == 1)
    #expect(bench.tracker.parked.isEmpty)
    signal.send(7)
    #expect(try await answered.value == 7)

    let cancelled = Task.immediate { try await signal.wait() }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(signal.waiting == 0)

    let late = Task { try await signal.wait() }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(signal.waiting == 0)
  }

  @Test("What ended work has left behind waits as work that nobody tracks")
  func leftBehind() async throws {
    let signal = Signal<Int>("the shopper")
    let slow = OwnTime<Void>()
    let answered = OwnTime<Void>()
    var left: Task<Int, any Error>?
    let handle = bench.scope.start {
      left = Task.immediate {
        await slow.answer()
        answered.come(())
        return try await signal.wait()
      }
      await elsewhere.visit()
    }
    handle.cancel()
    try await bench.settle()
    slow.come(())
    await answered.answer()
    #expect(signal.waiting == 1)
    #expect(bench.tracker.isIdle)
    signal.send(7)
    #expect(try await left?.value == 7)
  }
}
