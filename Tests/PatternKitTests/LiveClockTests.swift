// Looks inside, which a release build does not allow.
#if DEBUG
  import Foundation
  import Testing

  @testable import PatternKit

  /// The machine's time. What is awaited here is the clock itself, which is what is tested: a sleeper
  /// tells when it has woken.
  struct LiveClockTests {
    private let bench = Workbench()
    private let woken = OwnTime<Void>()
    private let elsewhere = Elsewhere()

    @Test("It is now, on the main actor and anywhere else")
    func now() async {
      let clock = LiveClock()
      let before = Date()
      let now = clock.now
      let read = await elsewhere.run(clock.reading)
      let after = Date()
      #expect(before <= now)
      #expect(now <= read)
      #expect(read <= after)
    }

    @Test("A sleeper is parked until it wakes, and has slept at least as long as it asked for")
    func sleeps() async throws {
      let clock = LiveClock()
      let began = ContinuousClock.now
      bench.scope.start {
        try? await clock.sleep(for: .milliseconds(2))
        woken.come(())
      }
      #expect(bench.tracker.parked.map(\.state) == [.parked("the clock")])
      #expect(clock.hasAlarm)
      await woken.answer()
      #expect(ContinuousClock.now - began >= .milliseconds(2))
      #expect(!clock.hasAlarm)
    }

    @Test("Sleepers that asked for the same time wake in the order in which they went to sleep")
    func order() async throws {
      let clock = LiveClock()
      for number in 1...20 {
        bench.scope.start {
          try? await clock.sleep(for: .milliseconds(1))
          bench.journal.append("\(number)")
          if number == 20 { woken.come(()) }
        }
      }
      await woken.answer()
      #expect(bench.journal == (1...20).map { "\($0)" })
      #expect(!clock.hasAlarm)
    }

    @Test("A sleeper with an earlier deadline need not wait for who went to sleep before it")
    func earlier() async throws {
      let clock = LiveClock()
      bench.scope.start {
        try? await clock.sleep(for: .seconds(3_600))
        bench.journal.append("the late one")
      }
      bench.scope.start {
        try? await clock.sleep(for: .milliseconds(1))
        woken.come(())
      }
      await woken.answer()
      #expect(bench.journal == [])
      #expect(clock.hasAlarm, "for the late one")
      bench.scope.cancel()
      #expect(!clock.hasAlarm)
    }

    @Test("A sleeper that is cancelled wakes at once, and the machine's timer with it")
    func cancelled() async throws {
      var clock: LiveClock? = LiveClock()
      weak var released: LiveClock?
      released = clock
      bench.scope.start { [clock] in
        do {
          try await clock?.sleep(for: .seconds(3_600))
        } catch {
          bench.journal.append("\(type(of: error))")
        }
      }
      #expect(clock?.hasAlarm == true)
      bench.scope.cancel()
      #expect(clock?.hasAlarm == false)
      clock = nil
      try await bench.settle()
      #expect(bench.journal == ["CancellationError"])
      #expect(released == nil)
    }

    @Test("Cancelling the first sleeper leaves the others their time")
    func firstCancelled() async throws {
      let clock = LiveClock()
      let first = bench.scope.start { try? await clock.sleep(for: .milliseconds(1)) }
      bench.scope.start {
        try? await clock.sleep(for: .milliseconds(2))
        woken.come(())
      }
      first.cancel()
      #expect(clock.hasAlarm)
      await woken.answer()
    }

    @Test("A sleep that needs no time returns at once, and throws when cancelled")
    func noTime() async throws {
      let clock = LiveClock()
      bench.scope.start {
        try? await clock.sleep(for: .zero)
        bench.journal.append("awake")
      }
      #expect(bench.journal == ["awake"])
      let cancelled = Task { try await clock.sleep(for: .seconds(-1)) }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      #expect(!clock.hasAlarm)
    }
  }
#endif
