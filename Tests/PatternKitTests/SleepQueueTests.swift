// Looks inside, which a release build does not allow.
#if DEBUG
  import Testing

  @testable import PatternKit

  /// The order in which sleepers wake, which both clocks share.
  struct SleepQueueTests {
    private let bench = Workbench()
    private let queue = SleepQueue<Int>()

    private func startSleeper(_ name: String, until deadline: Int) {
      bench.scope.start {
        try? await queue.sleep(until: deadline)
        bench.journal.append(name)
      }
    }

    @Test("Sleepers are taken out by deadline, those with the same one in the order of coming")
    func order() async throws {
      for (number, deadline) in [9, 3, 6, 3, 1, 9].enumerated() {
        startSleeper("\(deadline)/\(number)", until: deadline)
      }
      #expect(queue.count == 6)
      while let next = queue.removeNext(dueAt: 9) { next.waiter.resume(returning: ()) }
      #expect(queue.count == 0)
      try await bench.settle()
      #expect(bench.journal == ["1/4", "3/1", "3/3", "6/2", "9/0", "9/5"])
    }

    @Test("Nobody is taken out before the deadline")
    func due() {
      startSleeper("a", until: 5)
      #expect(queue.nextDeadline == 5)
      #expect(queue.removeNext(dueAt: 4) == nil)
      #expect(queue.count == 1)
      let taken = queue.removeNext(dueAt: 5)
      #expect(taken?.deadline == 5)
      #expect(queue.nextDeadline == nil)
      taken?.waiter.resume(returning: ())
    }

    @Test("Who keeps an alarm is told when a sleeper comes, and when one is cancelled")
    func changes() {
      var next: [Int?] = []
      for deadline in [5, 3] {
        bench.scope.start {
          try? await queue.sleep(until: deadline) { next.append(queue.nextDeadline) }
        }
      }
      bench.scope.cancel()
      #expect(next == [5, 3, 3, nil])
    }
  }
#endif
