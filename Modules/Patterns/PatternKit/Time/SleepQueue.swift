/// Sleepers in the order in which they wake: by deadline, those with the same deadline in the order
/// in which they went to sleep.
@MainActor
final class SleepQueue<Instant: Comparable> {
  private var sleepers: [(deadline: Instant, waiter: Waiter<Void>)] = []

  // See `Current`: a generic class goes without a way to the main actor.
  nonisolated deinit {}

  /// How many sleep.
  var count: Int { sleepers.count }

  /// When the next one wakes; nil when nobody sleeps.
  var nextDeadline: Instant? { sleepers.first?.deadline }

  /// Sleeps until somebody wakes the sleepers that are due at `deadline`. `changed` is told when
  /// the sleeper has been added, and when its cancellation took it out.
  func sleep(
    until deadline: Instant, changed: @escaping @MainActor () -> Void = {}
  ) async throws {
    try await Waiter<Void>.wait(for: "the clock") { waiter in
      let place = self.sleepers.firstIndex { $0.deadline > deadline } ?? self.sleepers.endIndex
      self.sleepers.insert((deadline, waiter), at: place)
      changed()
    } onCancel: { waiter in
      self.sleepers.removeAll { $0.waiter === waiter }
      changed()
    }
  }

  /// Takes out the sleeper whose turn is next, if it is due at `instant`.
  func removeNext(dueAt instant: Instant) -> (deadline: Instant, waiter: Waiter<Void>)? {
    guard let next = sleepers.first, next.deadline <= instant else { return nil }
    return sleepers.removeFirst()
  }
}
