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
  private var elapsed = Duration.zero
  private var sleepers: [Sleeper] = []
  private var lastSerial = 0

  private struct Sleeper {
    var deadline: Duration
    var serial: Int
    var waiter: Waiter<Void>
  }

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
    sleepers.map(\.deadline).min().map { $0 - elapsed }
  }

  public func sleep(for duration: Duration) async throws {
    guard duration > .zero else { return try Task.checkCancellation() }
    let deadline = elapsed + duration
    try await Waiter<Void>.wait(for: "the clock") { waiter in
      self.lastSerial += 1
      self.sleepers.append(Sleeper(deadline: deadline, serial: self.lastSerial, waiter: waiter))
    } onCancel: { waiter in
      self.sleepers.removeAll { $0.waiter === waiter }
    }
  }

  /// Moves the clock forward, from deadline to deadline, and returns when everything that became
  /// due has run and nothing is running. A duration that is not positive moves nothing.
  public func advance(by duration: Duration) async {
    guard duration > .zero else { return }
    await tracker.idle()
    let end = elapsed + duration
    while let index = indexOfNext(until: end) {
      let next = sleepers.remove(at: index)
      move(to: next.deadline)
      next.waiter.resume(returning: ())
      await tracker.idle()
    }
    move(to: end)
  }

  private func indexOfNext(until end: Duration) -> Int? {
    sleepers.indices
      .filter { sleepers[$0].deadline <= end }
      .min {
        (sleepers[$0].deadline, sleepers[$0].serial) < (sleepers[$1].deadline, sleepers[$1].serial)
      }
  }

  private func move(to instant: Duration) {
    elapsed = max(elapsed, instant)
    time.value = start.addingTimeInterval(elapsed / .seconds(1))
  }
}
