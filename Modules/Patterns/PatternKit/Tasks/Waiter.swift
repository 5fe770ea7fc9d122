/// One wait of one task for the outside world: for the clock, for the shopper, for a reply that is
/// held.
///
/// It keeps the two ordering rules in one place. *Stored and parked in one turn*: whoever sees the
/// tracker idle also sees the waiter. *Un-parked before it is resumed*: nobody sees the tracker
/// idle in between. Cancelling the task un-parks it in the same way.
///
/// Tasks go on after the turn in which their waits ended, in the order in which they ended.
@MainActor
public final class Waiter<Value: Sendable> {
  private var continuation: OrderedContinuation<Value>?
  private var release: (() -> Void)?
  private var onCancel: (() -> Void)?

  private init() {}

  // See `Current`: a generic class goes without a way to the main actor.
  nonisolated deinit {}

  /// Whether the wait is over, by an answer or by cancellation.
  public var isOver: Bool { continuation == nil }

  /// Waits until the waiter that is handed to `store` is resumed. Meanwhile the task is parked.
  ///
  /// - Parameters:
  ///   - reason: what is waited for, for reports.
  ///   - store: keeps the waiter; called in the turn in which the task is parked. It may resume it
  ///     at once; then the task goes on in the same turn, and is never parked.
  ///   - onCancel: takes the waiter out again when the task is cancelled.
  /// - Throws: `CancellationError` when the task is cancelled, before it waits (then nothing is
  ///   stored) or while it does. Or what the waiter is resumed with.
  public static func wait(
    for reason: String, store: @escaping @MainActor (Waiter<Value>) -> Void,
    onCancel: @escaping @MainActor (Waiter<Value>) -> Void = { _ in }
  ) async throws -> Value {
    try await wait(onCancel: onCancel) { waiter in
      store(waiter)
      return { activity in
        activity.park(reason) { [weak waiter] in waiter?.cancel() }
        waiter.release = { activity.unpark() }
      }
    }
  }

  /// Waits for a call that goes on when the task is cancelled: a shielded call, which resumes the
  /// waiter that is handed to `start`. Meanwhile the task is running as long as the call is, and
  /// parked as long as the call is.
  ///
  /// - Parameters:
  ///   - start: starts the call, in this turn, and returns the call's activity. It is not called
  ///     when the task is cancelled already.
  ///   - onCancel: told when the task is cancelled while it waits.
  /// - Throws: `CancellationError` when the task is cancelled, before or while it waits; the call
  ///   goes on. Or what the waiter is resumed with.
  public static func wait(
    following start: @escaping @MainActor (Waiter<Value>) -> Activity,
    onCancel: @escaping @MainActor (Waiter<Value>) -> Void = { _ in }
  ) async throws -> Value {
    try await wait(onCancel: onCancel) { waiter in
      let call = start(waiter)
      return { activity in
        call.follow(by: activity) { [weak waiter] in waiter?.cancel() }
        waiter.release = { call.unfollow(by: activity) }
      }
    }
  }

  /// Ends the wait with an answer. Later calls change nothing.
  public func resume(returning value: Value) {
    finish { $0.resume(returning: value) }
  }

  /// Ends the wait with an error. Later calls change nothing.
  public func resume(throwing error: any Error) {
    finish { $0.resume(throwing: error) }
  }

  private static func wait(
    onCancel: @escaping @MainActor (Waiter<Value>) -> Void,
    begin: @escaping @MainActor (Waiter<Value>) -> @MainActor (Activity) -> Void
  ) async throws -> Value {
    try Activity.checkCancellation()
    // Work that has ended may have left itself behind as the current one of an untracked task.
    let activity = Activity.current.flatMap { $0.state == .finished ? nil : $0 }
    let waiter = Waiter<Value>()
    // Tracked work is cancelled through its handle, which ends the wait in that same turn. The
    // handler below serves work that nobody tracks, such as a test's own task.
    return try await withTaskCancellationHandler {
      try await OrderedContinuation.wait { continuation in
        waiter.continuation = continuation
        waiter.onCancel = { [weak waiter] in
          if let waiter { onCancel(waiter) }
        }
        let pause = begin(waiter)
        guard !waiter.isOver, let activity else { return }
        // Its beginning may have cancelled the very work that waits.
        if activity.isCancelled { return waiter.cancel() }
        pause(activity)
      }
    } onCancel: {
      Task(priority: TaskTracker.priority) { @MainActor in waiter.cancel() }
    }
  }

  private func cancel() {
    guard !isOver else { return }
    let onCancel = onCancel
    resume(throwing: CancellationError())
    onCancel?()
  }

  private func finish(_ resume: (OrderedContinuation<Value>) -> Void) {
    guard let continuation else { return }
    self.continuation = nil
    onCancel = nil
    release?()
    release = nil
    resume(continuation)
  }
}
