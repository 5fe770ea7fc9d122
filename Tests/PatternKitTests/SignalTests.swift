import PatternKit
import Testing

/// A value that is awaited once.
struct SignalTests {
  private let bench = Workbench()
  private let signal = Signal<Int>("the shopper")

  @Test("All that wait are handed the value, in the order in which they came")
  func allInOrder() async throws {
    for number in 1...5 {
      bench.scope.load {
        try await signal.wait()
      } then: { result in
        bench.journal.append("\(number) \(result)")
      }
    }
    #expect(signal.waiting == 5)
    #expect(signal.send(7) == 5)
    #expect(signal.waiting == 0)
    try await bench.settle()
    #expect(bench.journal == (1...5).map { "\($0) success(7)" })
  }

  @Test("It is not sticky: a value that nobody waits for is lost")
  func notSticky() async throws {
    #expect(signal.send(1) == 0)
    bench.startWaiting(for: signal)
    try await bench.settle()
    #expect(bench.journal == [])
    #expect(signal.send(2) == 1)
    try await bench.settle()
    #expect(bench.journal == ["got 2"])
  }

  @Test("Who waits again waits for the next value")
  func waitsAgain() async throws {
    bench.scope.start {
      while let value = try? await signal.wait() { bench.journal.append("\(value)") }
    }
    signal.send(1)
    signal.send(2)
    try await bench.settle()
    #expect(bench.journal == ["1"], "the second came before it waited again")
    signal.send(3)
    try await bench.settle()
    #expect(bench.journal == ["1", "3"])
    bench.scope.cancel()
  }

  @Test("Who waits is parked, under the signal's name")
  func parked() async throws {
    bench.startWaiting(for: signal)
    #expect(bench.tracker.parked.map(\.state) == [.parked("the shopper")])
    #expect(bench.tracker.isIdle)
    bench.scope.cancel()
  }

  @Test("Who is cancelled is taken out; the others stay")
  func cancelled() async throws {
    let first = bench.startWaiting(for: signal)
    bench.startWaiting(for: signal)
    first.cancel()
    #expect(signal.waiting == 1)
    signal.send(7)
    try await bench.settle()
    #expect(bench.journal == ["ended by CancellationError", "got 7"])
  }

  @Test("A signal lives as long as somebody waits for it, and no longer")
  func lifetime() async throws {
    var owned: Signal<Int>? = Signal("the shopper")
    weak var released: Signal<Int>?
    released = owned
    bench.scope.start { [owned] in _ = try? await owned?.wait() }
    owned = nil
    #expect(released != nil)
    bench.scope.cancel()
    try await bench.settle()
    #expect(released == nil)
  }

  @Test("A signal without a value wakes all that wait")
  func withoutValue() async throws {
    let bell = Signal<Void>("the bell")
    bench.scope.start {
      try? await bell.wait()
      bench.journal.append("woken")
    }
    #expect(bell.send() == 1)
    try await bench.settle()
    #expect(bench.journal == ["woken"])
  }
}
