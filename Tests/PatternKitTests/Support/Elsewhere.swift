/// Another executor, such as a service's.
actor Elsewhere {
  /// Goes there, and comes back when it pleases the machine.
  func visit() {}

  /// Answers from there.
  func answer<Value: Sendable>(_ value: Value) -> Value { value }

  /// Does something from there.
  func run<Value: Sendable>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await body()
  }
}
