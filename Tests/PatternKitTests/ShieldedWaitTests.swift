import PatternKit
import Testing

/// Waiting for a call that goes on without its caller.
struct ShieldedWaitTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()
  private let calls = Workload("calls")
  private let callerEnded = OwnTime<Void>()
  private let gate = Signal<Int>("a held reply")

  init() {
    bench.tracker.include(calls)
  }

  /// A call as a service makes it: it runs to its end, whoever asked.
  private func shielded(_ work: @escaping () async throws -> Int) async throws -> Int {
    try await Waiter<Int>.wait { waiter in
      let call = calls.begin("cart.change")
      Activity.$current.withValue(call) {
        _ = Task.immediate {
          do {
            waiter.resume(returning: try await work())
          } catch {
            waiter.resume(throwing: error)
          }
          bench.journal.append("call ended")
          call.finish()
        }
      }
      return call
    }
  }

  @discardableResult
  private func startCall(_ work: @escaping () async throws -> Int) -> TaskHandle {
    bench.scope.start(name: "caller") {
      do {
        bench.journal.append("got \(try await shielded(work))")
      } catch {
        bench.journal.append("\(type(of: error))")
      }
      callerEnded.come(())
    }
  }

  @Test("While the call runs, the caller runs; both are named")
  func bothRun() async throws {
    let slow = OwnTime<Int>()
    startCall { await slow.answer() }
    #expect(bench.tracker.running.map(\.name) == ["Test.caller", "cart.change"])
    slow.come(7)
    try await bench.settle()
    #expect(bench.journal == ["call ended", "got 7"])
    #expect(calls.unfinished.isEmpty)
  }

  @Test("While the call is held, both are parked, and both run again before either is resumed")
  func bothParked() async throws {
    startCall {
      await elsewhere.visit()
      let value = try await gate.wait()
      await elsewhere.visit()
      return value
    }
    try await bench.settle()
    #expect(bench.tracker.parked.map(\.name) == ["Test.caller", "cart.change"])
    #expect(
      bench.tracker.parked.map(\.state) == [.parked("a held reply"), .parked("a held reply")])
    gate.send(7)
    #expect(bench.tracker.running.map(\.name) == ["Test.caller", "cart.change"])
    try await bench.settle()
    #expect(bench.journal == ["call ended", "got 7"])
  }

  @Test("A call that is answered at once hands over its answer or its error")
  func answeredAtOnce() async throws {
    struct Refusal: Error {}
    startCall { 7 }
    startCall { throw Refusal() }
    try await bench.settle()
    #expect(bench.journal == ["call ended", "got 7", "call ended", "Refusal"])
    #expect(bench.tracker.parked.isEmpty)
  }

  @Test("G6: a cancelled caller ends in the same turn; its call, held, goes on when it is released")
  func cancelledWhileHeld() async throws {
    let handle = startCall {
      let value = try await gate.wait()
      bench.journal.append("did \(value)")
      return value
    }
    #expect(bench.tracker.isIdle)
    handle.cancel()
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    #expect(bench.journal == ["CancellationError"])
    #expect(bench.tracker.parked.map(\.name) == ["cart.change"])
    gate.send(7)
    try await bench.settle()
    #expect(bench.journal == ["CancellationError", "did 7", "call ended"])
  }

  @Test("G6: a cancelled caller ends while its call runs, and idle waits for the call's end")
  func cancelledWhileRunning() async throws {
    let slow = OwnTime<Int>()
    let handle = startCall { await slow.answer() }
    handle.cancel()
    await callerEnded.answer()
    #expect(handle.isFinished)
    #expect(bench.journal == ["CancellationError"])
    #expect(bench.tracker.running.map(\.name) == ["cart.change"])
    slow.come(7)
    try await bench.settle()
    #expect(bench.journal == ["CancellationError", "call ended"])
  }

  @Test("A caller that is cancelled already makes no call")
  func cancelledBefore() async throws {
    bench.scope.start {
      bench.scope.cancel()
      _ = try? await shielded { 7 }
    }
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(bench.tracker.running.isEmpty)
  }

  @Test("After the call, the caller's own waits are parked and cancelled as ever")
  func afterTheCall() async throws {
    let signal = Signal<Int>("the shopper")
    let handle = bench.scope.start {
      _ = try? await shielded { await elsewhere.answer(7) }
      do {
        _ = try await signal.wait()
      } catch {
        bench.journal.append("\(type(of: error))")
      }
    }
    try await bench.settle()
    #expect(bench.tracker.parked.map(\.state) == [.parked("the shopper")])
    handle.cancel()
    #expect(signal.waiting == 0)
    try await bench.settle()
    #expect(bench.journal == ["call ended", "CancellationError"])
  }

  @Test("A call inside a call: the outermost caller is parked with the innermost")
  func nested() async throws {
    startCall {
      try await shielded { try await gate.wait() } + 1
    }
    #expect(bench.tracker.parked.count == 3)
    #expect(bench.tracker.isIdle)
    gate.send(7)
    #expect(bench.tracker.running.count == 3)
    try await bench.settle()
    #expect(bench.journal == ["call ended", "call ended", "got 8"])
  }

  @Test(
    "A call that is not shielded is told of its caller's end, and its own wait ends in that turn")
  func notShielded() async throws {
    let handle = bench.scope.start {
      var call: Activity?
      do {
        _ = try await Waiter<Int>.wait { waiter in
          let activity = calls.begin("catalog.page")
          call = activity
          Activity.$current.withValue(activity) {
            _ = Task.immediate {
              do {
                waiter.resume(returning: try await gate.wait())
              } catch {
                bench.journal.append("call: \(type(of: error))")
              }
              activity.finish()
            }
          }
          return activity
        } onCancel: { _ in
          call?.cancel()
        }
      } catch {
        bench.journal.append("caller: \(type(of: error))")
      }
    }
    #expect(bench.tracker.parked.count == 2)
    handle.cancel()
    #expect(gate.waiting == 0)
    #expect(bench.tracker.running.count == 2)
    try await bench.settle()
    #expect(bench.journal == ["caller: CancellationError", "call: CancellationError"])
    #expect(calls.unfinished.isEmpty)
  }
}
