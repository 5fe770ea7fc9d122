import PatternKit
import Testing

extension UnderLoad {
  /// Tasks go on in the order in which what they waited for came, each a thousand times with every
  /// core busy.
  struct OrderOfGoingOnTests {
    private static let expected = Array(0..<4)

    private let bench = Workbench()
    private let elsewhere = Elsewhere()

    @Test(
      "Those whose waits end in one turn go on in the order in which they came",
      arguments: DoorKind.allCases)
    func ended(kind: DoorKind) async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let door = kind.make(bench.tracker)
      for _ in 0..<UnderLoad.rounds {
        var order: [Int] = []
        for index in Self.expected {
          bench.scope.start {
            try? await door.wait()
            order.append(index)
          }
        }
        try await bench.settle()
        try await door.open()
        try await bench.settle()
        try #require(order == Self.expected)
      }
    }

    @Test(
      "Those whose waits are cancelled go on in the order of their start",
      arguments: [DoorKind.clock, .signal])
    func cancelled(kind: DoorKind) async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let door = kind.make(bench.tracker)
      for _ in 0..<UnderLoad.rounds {
        var order: [Int] = []
        for index in Self.expected {
          bench.scope.start {
            do { try await door.wait() } catch { order.append(index) }
          }
        }
        bench.scope.cancel()
        try await bench.settle()
        try #require(order == Self.expected)
      }
    }

    @Test("Answers that are there at once are handed over in the order of asking")
    func atOnce() async throws {
      let load = BusyThreads()
      defer { load.stop() }
      for _ in 0..<UnderLoad.rounds {
        var order: [Int] = []
        for index in Self.expected {
          bench.scope.load {
            index
          } then: { _ in
            order.append(index)
          }
        }
        try await bench.settle()
        try #require(order == Self.expected)
      }
    }

    @Test("The answers of one executor are handed over in the order of the calls")
    func ofOneExecutor() async throws {
      let load = BusyThreads()
      defer { load.stop() }
      for _ in 0..<UnderLoad.rounds {
        var order: [Int] = []
        for index in Self.expected {
          bench.scope.load {
            await elsewhere.answer(index)
          } then: { _ in
            order.append(index)
          }
        }
        try await bench.settle()
        try #require(order == Self.expected)
      }
    }

    @Test("The next turn, what is put off, and those who wait go on in the order of asking")
    func mixed() async throws {
      let load = BusyThreads()
      defer { load.stop() }
      let signal = Signal<Void>("the shopper")
      for _ in 0..<UnderLoad.rounds {
        var order: [Int] = []
        for index in Self.expected {
          switch index % 4 {
          case 0:
            bench.scope.start {
              await TaskTracker.nextTurn()
              order.append(index)
            }
          case 1:
            bench.scope.start {
              try? await signal.wait()
              order.append(index)
            }
            signal.send()
          case 2:
            bench.tracker.afterTurn("frame") { order.append(index) }
          default:
            bench.scope.load {
              index
            } then: { _ in
              order.append(index)
            }
          }
        }
        #expect(order == [])
        try await bench.settle()
        try #require(order == Self.expected)
      }
    }
  }
}
