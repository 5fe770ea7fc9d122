import Foundation

/// The machine's time.
///
/// Sleepers that are due together are resumed in the order of their deadlines, those with the same
/// deadline in the order in which they went to sleep.
@MainActor
public final class LiveClock: AppClock {
  private let sleepers = SleepQueue<ContinuousClock.Instant>()
  private var alarm: (deadline: ContinuousClock.Instant, task: Task<Void, any Error>)?

  /// The machine's time, as it runs.
  public init() {}

  public var now: Date { Date() }

  public var reading: DateReading { { Date() } }

  public func sleep(for duration: Duration) async throws {
    guard duration > .zero else { return try Activity.checkCancellation() }
    try await sleepers.sleep(until: .now + duration) { self.setAlarm() }
  }

  /// Whether the machine's timer is set: only while somebody sleeps.
  var hasAlarm: Bool { alarm != nil }

  private func setAlarm() {
    guard alarm?.deadline != sleepers.nextDeadline else { return }
    alarm?.task.cancel()
    alarm = sleepers.nextDeadline.map { deadline in
      let task = Task(priority: TaskTracker.priority) { [weak self] in
        try await Task.sleep(until: deadline, clock: .continuous)
        // It may have been replaced while this task waited for its turn.
        try Task.checkCancellation()
        self?.wakeDue()
      }
      return (deadline, task)
    }
  }

  private func wakeDue() {
    alarm = nil
    let instant = ContinuousClock.now
    while let next = sleepers.removeNext(dueAt: instant) { next.waiter.resume(returning: ()) }
    setAlarm()
  }
}
