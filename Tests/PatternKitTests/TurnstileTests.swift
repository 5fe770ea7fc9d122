import PatternKit
import Testing

/// One at a time.
struct TurnstileTests {
  private let bench = Workbench()
  private let turnstile = Turnstile(Workload("answers"))

  init() {
    bench.tracker.include(turnstile.workload)
  }

  /// Starts work that passes, and does something in each of its next turns.
  private func startPassing(_ index: Int, hops: Int) {
    bench.scope.start {
      await turnstile.pass()
      for hop in 0...hops {
        bench.journal.append("\(index).\(hop)")
        if hop < hops { await TaskTracker.nextTurn() }
      }
    }
  }

  @Test("Who finds nobody before passes in the same turn")
  func free() {
    startPassing(1, hops: 0)
    #expect(bench.journal == ["1.0"])
  }

  @Test("The next passes when what the one before set off is over, however many wait")
  func apart() async throws {
    for index in 1...5 { startPassing(index, hops: 6) }
    try await bench.settle()
    #expect(bench.journal == (1...5).flatMap { index in (0...6).map { "\(index).\($0)" } })
  }

  @Test("What one sets off may start work of its own, and put off what is for the end of a turn")
  func setOff() async throws {
    for index in 1...3 {
      bench.scope.load {
        await turnstile.pass()
        return index
      } then: { [bench] _ in
        bench.journal.append("answer \(index)")
        bench.scope.load {
          await TaskTracker.nextTurn()
        } then: { _ in
          bench.journal.append("reaction \(index)")
          bench.tracker.afterTurn("frame") { bench.journal.append("frame \(index)") }
        }
      }
    }
    try await bench.settle()
    let lines = (1...3).flatMap { ["answer \($0)", "reaction \($0)", "frame \($0)"] }
    #expect(bench.journal == lines)
  }

  @Test("It is passed by who came through last, until what that set off is over")
  func isPassed() async throws {
    #expect(!turnstile.isPassed)
    bench.scope.start {
      await turnstile.pass()
      bench.journal.append("first \(turnstile.isPassed)")
      for _ in 0..<Turnstile.turns + 1 { await TaskTracker.nextTurn() }
      bench.journal.append("first later \(turnstile.isPassed)")
    }
    bench.scope.start { bench.journal.append("second \(turnstile.isPassed)") }
    #expect(!turnstile.isPassed)
    try await bench.settle()
    #expect(bench.journal == ["first true", "second false", "first later false"])
  }

  @Test("One that passes again comes after those who wait")
  func again() async throws {
    bench.scope.start {
      for round in 1...2 {
        await turnstile.pass()
        bench.journal.append("first \(round)")
        await TaskTracker.nextTurn()
      }
    }
    startPassing(2, hops: 0)
    try await bench.settle()
    #expect(bench.journal == ["first 1", "2.0", "first 2"])
  }

  @Test("The tracker is idle when what was set off is over, and no sooner")
  func idle() async throws {
    startPassing(1, hops: 0)
    #expect(!bench.tracker.isIdle)
    try await bench.settle()
    bench.scope.start { bench.journal.append("\(turnstile.isPassed)") }
    await turnstile.pass()
    #expect(bench.journal == ["1.0", "false"])
  }

  @Test("Who is cancelled while it waits passes all the same, and holds nobody up")
  func cancelled() async throws {
    startPassing(1, hops: 0)
    let second = bench.scope.load {
      await turnstile.pass()
    } then: { [bench] in
      bench.journal.append("second \($0)")
    }
    startPassing(3, hops: 0)
    second.cancel()
    try await bench.settle()
    #expect(bench.journal == ["1.0", "3.0"])
  }
}
