import Foundation

/// A clock that moves when it is told to.
///
/// Sleepers wake in the order of their deadlines, those with the same deadline in the order in
/// which they went to sleep, and each does everything it has to do before the next one wakes.
@MainActor
public final class TestClock: AppClock {
  private let start: Date
  private let tracker: TaskTracker
  private let time: SharedDate
  private let sleepers = SleepQueue<Duration>()
  private var elapsed = Duration.zero

  /// Makes a clock that stands at `start`. Between two sleepers it waits for `tracker` to be idle.
  public init(_ start: Date, tracker: TaskTracker) {
    self.start = start
    self.tracker = tracker
    time = SharedDate(start)
  }

  public var now: Date { time.value }

  public var reading: DateReading {
    let time = time
    return { time.value }
  }

  /// How many tasks sleep.
  public var sleeping: Int { sleepers.count }

  /// How long until the next sleeper wakes; nil when nobody sleeps.
  public var untilNextWake: Duration? {
    sleepers.nextDeadline.map { $0 - elapsed }
  }

  public func sleep(for duration: Duration) async throws {
    guard duration > .zero else { return try Activity.checkCancellation() }
    try await sleepers.sleep(until: elapsed + duration)
  }

  /// Moves the clock forward, from deadline to deadline, and returns when everything that became
  /// due has run and nothing is running. A duration that is not positive moves nothing.
  ///
  /// Work that runs when it is called is waited for first, and may still go to sleep. It is called
  /// from a test or a front end, not from tracked work, which would wait for itself.
  public func advance(by duration: Duration) async {
    await advance(by: duration) { await tracker.idle() }
  }

  /// Like ``advance(by:)``, for tests: gives up where work runs for longer than `limit` of real
  /// time after a sleeper woke, and leaves the clock there.
  ///
  /// - Throws: ``NotIdle``, which names every task that is neither finished nor parked.
  public func advance(by duration: Duration, within limit: Duration) async throws {
    try await advance(by: duration) { try await tracker.idle(within: limit) }
  }

  private func advance<Failure: Error>(
    by duration: Duration, settle: () async throws(Failure) -> Void
  ) async throws(Failure) {
    guard duration > .zero else { return }
    try await settle()
    let end = elapsed + duration
    while let next = sleepers.removeNext(dueAt: end) {
      move(to: next.deadline)
      next.waiter.resume(returning: ())
      try await settle()
    }
    move(to: end)
  }

  private func move(to instant: Duration) {
    elapsed = max(elapsed, instant)
    time.value = start.addingTimeInterval(elapsed / .seconds(1))
  }
}
