import PatternKit
import Testing

/// Those who wait are woken in the order in which they came, also with both hands of the machine
/// full.
@Suite(.serialized)
struct OrderedWakingTests {
  private let bench = Workbench()

  @Test("Those who wait for a signal go on in the order in which they came")
  func signal() async throws {
    let load = BusyThreads()
    defer { load.stop() }
    let signal = Signal<Int>("the shopper")
    for round in 0..<1_000 {
      var order: [Int] = []
      for index in 0..<12 {
        bench.scope.start {
          let value = try? await signal.wait()
          if value == round { order.append(index) }
        }
      }
      #expect(signal.send(round) == 12)
      try await bench.settle()
      try #require(order == Array(0..<12), "round \(round)")
    }
  }

  @Test("Those whose waits are cancelled go on in the order of their start")
  func cancelled() async throws {
    let load = BusyThreads()
    defer { load.stop() }
    let signal = Signal<Void>("the shopper")
    for round in 0..<1_000 {
      var order: [Int] = []
      for index in 0..<12 {
        bench.scope.start {
          do { try await signal.wait() } catch { order.append(index) }
        }
      }
      bench.scope.cancel()
      try await bench.settle()
      try #require(order == Array(0..<12), "round \(round)")
    }
  }

  @Test("The next turn comes after what is queued, in the order of asking, between those who wait")
  func nextTurn() async throws {
    let load = BusyThreads()
    defer { load.stop() }
    let signal = Signal<Void>("the shopper")
    for round in 0..<1_000 {
      var order: [Int] = []
      for index in 0..<12 {
        if index % 3 == 0 {
          bench.scope.start {
            await TaskTracker.nextTurn()
            order.append(index)
          }
        } else {
          bench.scope.start {
            try? await signal.wait()
            order.append(index)
          }
          signal.send()
        }
      }
      #expect(order == [])
      try await bench.settle()
      try #require(order == Array(0..<12), "round \(round)")
    }
  }

  @Test("A wait that is over before it has begun to wait goes on in the same turn")
  func atOnce() async throws {
    var heard: [Int] = []
    bench.scope.start {
      let value = try? await Waiter<Int>.wait(for: "nothing") { $0.resume(returning: 7) }
      heard.append(value ?? 0)
    }
    #expect(heard == [7])
  }
}
