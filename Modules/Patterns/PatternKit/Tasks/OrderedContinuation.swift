/// A wait on the main actor that ends in order: of two that are resumed one after the other, the
/// first goes on first.
///
/// The standard library's continuations do not promise that. They, and whoever awaits the value of
/// a task, come back by way of the global executor, where one overtakes the other (measured: in
/// more than a quarter of the rounds with twelve waiters). Here the task waits as a job of an
/// executor of its own; when that lets it go, it goes straight to the end of the main actor's queue.
@MainActor
final class OrderedContinuation<Value: Sendable> {
  private let gate = Gate()
  private var result: Result<Value, any Error>?

  private init() {}

  // See `Current`: a generic class goes without a way to the main actor.
  nonisolated deinit {}

  /// Hands a continuation to `body`, in this turn, and waits until it is resumed.
  ///
  /// - Throws: what it is resumed with.
  static func wait(_ body: (OrderedContinuation<Value>) -> Void) async throws -> Value {
    let continuation = OrderedContinuation<Value>()
    body(continuation)
    // Resumed already: then there is nothing to wait for.
    if continuation.result == nil { await continuation.gate.pass() }
    guard let result = continuation.result else { throw CancellationError() }
    return try result.get()
  }

  /// Ends the wait with an answer. Later calls change nothing.
  func resume(returning value: Value) {
    end(.success(value))
  }

  /// Ends the wait with an error. Later calls change nothing.
  func resume(throwing error: any Error) {
    end(.failure(error))
  }

  private func end(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    gate.open()
  }
}
