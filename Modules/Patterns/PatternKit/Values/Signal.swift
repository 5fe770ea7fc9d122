/// A value that is awaited once. It is not sticky: sent while nobody waits, it is lost.
@MainActor
public final class Signal<Value: Sendable> {
  private let name: String
  private var waiters: [Waiter<Value>] = []

  /// Makes a signal; `name` says in reports what its waiters wait for.
  public init(_ name: String) {
    self.name = name
  }

  // See `Current`: a generic class goes without a way to the main actor.
  nonisolated deinit {}

  /// How many tasks wait.
  public var waiting: Int { waiters.count }

  /// Waits for the next value. While it waits, the task is parked.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, before or while it waits.
  public func wait() async throws -> Value {
    try await Waiter<Value>.wait(for: name) { waiter in
      self.waiters.append(waiter)
    } onCancel: { waiter in
      self.waiters.removeAll { $0 === waiter }
    }
  }

  /// Hands `value` to all that wait now, in the order in which they came.
  ///
  /// - Returns: how many waited.
  @discardableResult
  public func send(_ value: Value) -> Int {
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume(returning: value) }
    return woken.count
  }
}

extension Signal where Value == Void {
  /// Wakes all that wait now, in the order in which they came.
  @discardableResult
  public func send() -> Int { send(()) }
}
