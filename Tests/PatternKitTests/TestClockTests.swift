import Foundation
import PatternKit
import Testing

/// The clock that moves when it is told to.
struct TestClockTests {
  private let bench = Workbench()
  private let elsewhere = Elsewhere()
  private let start = Date(timeIntervalSince1970: 1_767_225_600)
  private let clock: TestClock

  init() {
    clock = TestClock(start, tracker: bench.tracker)
  }

  private func startSleeper(_ name: String, for duration: Duration) {
    bench.scope.start {
      do {
        try await clock.sleep(for: duration)
        bench.journal.append("\(name) wakes")
        await elsewhere.visit()
        bench.journal.append("\(name) is done")
      } catch {
        bench.journal.append("\(name): \(type(of: error))")
      }
    }
  }

  @Test("It stands still until it is told to move, and then moves exactly as far")
  func moves() async {
    #expect(clock.now == start)
    await clock.advance(by: .milliseconds(300))
    #expect(clock.now == start.addingTimeInterval(0.3))
    for _ in 1...100 { await clock.advance(by: .milliseconds(300)) }
    #expect(clock.now == start.addingTimeInterval(30.3), "rounding does not add up")
  }

  @Test("A duration that is not positive moves nothing and wakes nobody")
  func notForward() async {
    startSleeper("a", for: .seconds(1))
    await clock.advance(by: .zero)
    await clock.advance(by: .seconds(-5))
    #expect(clock.now == start)
    #expect(clock.sleeping == 1)
    #expect(clock.untilNextWake == .seconds(1))
    bench.scope.cancel()
  }

  @Test("Its reading is the same time, on any executor")
  func reading() async {
    let reading = clock.reading
    #expect(await elsewhere.run(reading) == start)
    startSleeper("a", for: .seconds(1))
    await clock.advance(by: .seconds(90))
    #expect(await elsewhere.run(reading) == start.addingTimeInterval(90))
  }

  @Test("A sleeper is parked, and wakes when its time has come, not earlier")
  func wakes() async throws {
    startSleeper("a", for: .milliseconds(300))
    #expect(bench.tracker.parked.map(\.state) == [.parked("the clock")])
    await clock.advance(by: .milliseconds(299))
    #expect(bench.journal == [])
    #expect(clock.untilNextWake == .milliseconds(1))
    await clock.advance(by: .milliseconds(1))
    #expect(bench.journal == ["a wakes", "a is done"])
    #expect(clock.sleeping == 0)
    #expect(clock.untilNextWake == nil)
  }

  @Test(
    "Sleepers wake by deadline, those with the same one in the order in which they went to sleep")
  func order() async {
    startSleeper("late", for: .seconds(3))
    startSleeper("first", for: .seconds(2))
    await clock.advance(by: .seconds(1))
    startSleeper("second", for: .seconds(1))
    startSleeper("early", for: .milliseconds(500))
    startSleeper("third", for: .seconds(1))
    await clock.advance(by: .seconds(10))
    #expect(
      bench.journal.filter { $0.hasSuffix("wakes") }
        == ["early", "first", "second", "third", "late"].map { "\($0) wakes" })
  }

  @Test("Each sleeper does everything that it has to do before the next one wakes")
  func oneByOne() async {
    for name in ["a", "b", "c"] { startSleeper(name, for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    #expect(
      bench.journal == [
        "a wakes", "a is done", "b wakes", "b is done", "c wakes", "c is done",
      ])
  }

  @Test("Two hundred sleepers wake in order, whatever their durations")
  func manyInOrder() async {
    var slept: [(milliseconds: Int, number: Int)] = []
    var woken: [Int] = []
    for (number, byte) in SeededIdentifiers(seed: 7).bytes(200).enumerated() {
      let milliseconds = Int(byte) % 20 + 1
      slept.append((milliseconds, number))
      bench.scope.start {
        try? await clock.sleep(for: .milliseconds(milliseconds))
        woken.append(number)
      }
    }
    await clock.advance(by: .seconds(1))
    let expected = slept.sorted { ($0.milliseconds, $0.number) < ($1.milliseconds, $1.number) }
    #expect(woken == expected.map(\.number))
  }

  @Test("Who wakes sees the time at which it was to wake, and may sleep again within the same move")
  func sleepsAgain() async {
    bench.scope.start {
      for _ in 1...3 {
        try? await clock.sleep(for: .milliseconds(400))
        bench.journal.append("\(clock.now.timeIntervalSince(start))")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(bench.journal.count == 2)
    #expect(clock.now == start.addingTimeInterval(1))
    #expect(clock.untilNextWake == .milliseconds(200))
    await clock.advance(by: .milliseconds(200))
    #expect(
      bench.journal.compactMap(Double.init).map { ($0 * 1_000).rounded() } == [400, 800, 1200])
  }

  @Test("Work that runs when the clock is moved is waited for first, and may still go to sleep")
  func waitsFirst() async {
    bench.scope.start {
      await elsewhere.visit()
      bench.journal.append("at \(clock.now.timeIntervalSince(start))")
      try? await clock.sleep(for: .seconds(1))
      bench.journal.append("woken")
    }
    await clock.advance(by: .seconds(1))
    #expect(bench.journal == ["at 0.0", "woken"])
  }

  @Test("A sleep that needs no time returns at once, parks nobody, and throws when cancelled")
  func noTime() async throws {
    bench.scope.start {
      try? await clock.sleep(for: .zero)
      try? await clock.sleep(for: .seconds(-1))
      bench.journal.append("awake")
    }
    #expect(bench.journal == ["awake"])
    #expect(clock.sleeping == 0)
    let cancelled = Task { try await clock.sleep(for: .zero) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test("A sleeper that is cancelled is taken out at once")
  func cancelled() async throws {
    startSleeper("a", for: .seconds(1))
    bench.scope.cancel()
    #expect(clock.sleeping == 0)
    #expect(clock.untilNextWake == nil)
    try await bench.settle()
    #expect(bench.journal == ["a: CancellationError"])
  }

  @Test("A sleeper may cancel the next one, which then does not wake")
  func cancelsNext() async {
    let other = TaskScope(bench.tracker, owner: "Other")
    bench.scope.start {
      try? await clock.sleep(for: .seconds(1))
      other.cancel()
    }
    other.start {
      do {
        try await clock.sleep(for: .seconds(1))
        bench.journal.append("woken")
      } catch {
        bench.journal.append("\(type(of: error))")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(bench.journal == ["CancellationError"])
  }

  @Test("A move with a limit gives up where work does not end, names it, and stays there")
  func limited() async throws {
    let slow = OwnTime<Void>()
    bench.scope.start(name: "poll") {
      try? await clock.sleep(for: .seconds(1))
      await slow.answer()
      bench.journal.append("polled")
    }
    startSleeper("later", for: .seconds(2))
    let error = await #expect(throws: NotIdle.self) {
      try await clock.advance(by: .seconds(5), within: .milliseconds(1))
    }
    #expect(error?.running.first?.hasPrefix("Test.poll (") == true)
    #expect(clock.now == start.addingTimeInterval(1))
    #expect(clock.sleeping == 1)
    slow.come(())
    try await clock.advance(by: .seconds(5), within: .seconds(10))
    #expect(clock.now == start.addingTimeInterval(6))
    #expect(bench.journal == ["polled", "later wakes", "later is done"])
  }

  @Test("Moved by tracked work it does not wait for itself, and says so")
  func movedByTrackedWork() async {
    bench.scope.start {
      await clock.advance(by: .seconds(1))
      bench.journal.append("moved")
    }
    await bench.tracker.idle()
    #expect(bench.journal == ["moved"])
    #expect(bench.diagnostics.reports.map(\.kind) == [.waitingForItself])
  }
}
