import PatternKit
import Testing

extension UnderLoad {
  /// The two ordering rules, each a thousand times with every core busy.
  struct OrderingTests {
    private static let workers = 2

    private let bench = Workbench()
    private let elsewhere = Elsewhere()

    @Test(
      "Stored and parked in one turn: whoever sees the tracker idle also sees the waiter",
      arguments: DoorKind.allCases)
    func storedAndParkedTogether(kind: DoorKind) async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let door = kind.make(bench.tracker)
      for _ in 0..<UnderLoad.rounds {
        for _ in 0..<Self.workers {
          bench.scope.start {
            await elsewhere.visit()
            try? await door.wait()
          }
        }
        try await bench.settle()
        try #require(door.waiting == Self.workers)
        try #require(bench.tracker.parked.count == Self.workers)
        try await door.open()
        try await bench.settle()
      }
    }

    @Test(
      "Un-parked before it is resumed: nobody sees the tracker idle before the waiter has gone on",
      arguments: DoorKind.allCases)
    func unparkedBeforeResumed(kind: DoorKind) async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let door = kind.make(bench.tracker)
      var passed = 0
      for round in 1...UnderLoad.rounds {
        for _ in 0..<Self.workers {
          bench.scope.start {
            try? await door.wait()
            await elsewhere.visit()
            passed += 1
          }
        }
        try await bench.settle()
        try #require(passed == (round - 1) * Self.workers)
        try await door.open()
        try await bench.settle()
        try #require(passed == round * Self.workers)
      }
    }

    @Test(
      "Un-parked before it is cancelled: nobody sees the tracker idle before the waiter has ended",
      arguments: DoorKind.allCases)
    func unparkedBeforeCancelled(kind: DoorKind) async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let door = kind.make(bench.tracker)
      var ended = 0
      for round in 1...UnderLoad.rounds {
        for _ in 0..<Self.workers {
          bench.scope.start {
            await elsewhere.visit()
            do {
              try await door.wait()
            } catch {
              await elsewhere.visit()
              ended += 1
            }
          }
        }
        try await bench.settle()
        try #require(door.waiting == Self.workers)
        bench.scope.cancel()
        try #require(door.waiting == 0)
        try #require(bench.tracker.running.count == Self.workers)
        try await bench.settle()
        try #require(ended == round * Self.workers)
      }
    }
  }
}
