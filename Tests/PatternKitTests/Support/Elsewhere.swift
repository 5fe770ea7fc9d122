/// Another executor, such as a service's.
actor Elsewhere {
  private var visits = 0

  /// Goes there, and comes back when it pleases the machine. It counts for a reason: to an actor
  /// whose method touches nothing a release build does not go at all.
  func visit() {
    visits += 1
  }

  /// Answers from there.
  func answer<Value: Sendable>(_ value: Value) -> Value { value }

  /// Does something from there.
  func run<Value: Sendable>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await body()
  }
}
