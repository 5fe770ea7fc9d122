/// One wait of one task for the outside world: for the clock, for the shopper, for a reply that is
/// held.
///
/// It keeps the two ordering rules in one place. *Stored and parked in one turn*: whoever sees the
/// tracker idle also sees the waiter. *Un-parked before it is resumed*: nobody sees the tracker
/// idle in between. Cancelling the task un-parks it in the same way.
@MainActor
public final class Waiter<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, any Error>?
  private var activity: Activity?
  private var onCancel: (() -> Void)?

  /// Whether the wait is over, by an answer or by cancellation.
  public var isOver: Bool { continuation == nil }

  /// Waits until the waiter that is handed to `store` is resumed.
  ///
  /// - Parameters:
  ///   - reason: what is waited for, for reports.
  ///   - store: keeps the waiter; called in the turn in which the task is parked.
  ///   - onCancel: takes the waiter out again when the task is cancelled.
  /// - Throws: `CancellationError` when the task is cancelled, before or while it waits; or what
  ///   the waiter is resumed with.
  public static func wait(
    for reason: String, store: @escaping @MainActor (Waiter<Value>) -> Void,
    onCancel: @escaping @MainActor (Waiter<Value>) -> Void = { _ in }
  ) async throws -> Value {
    try Task.checkCancellation()
    let waiter = Waiter<Value>()
    // Tracked work is cancelled through its handle, which ends the wait in that same turn. The
    // handler below serves work that nobody tracks, such as a test's own task.
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.continuation = continuation
        waiter.onCancel = { [weak waiter] in
          if let waiter { onCancel(waiter) }
        }
        waiter.activity = Activity.current
        store(waiter)
        guard !waiter.isOver else { return }
        waiter.activity?.park(reason) { [weak waiter] in waiter?.cancel() }
      }
    } onCancel: {
      Task { @MainActor in waiter.cancel() }
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

  private func cancel() {
    guard !isOver else { return }
    onCancel?()
    resume(throwing: CancellationError())
  }

  private func finish(_ resume: (CheckedContinuation<Value, any Error>) -> Void) {
    guard let continuation else { return }
    self.continuation = nil
    onCancel = nil
    activity?.unpark()
    activity = nil
    resume(continuation)
  }
}
