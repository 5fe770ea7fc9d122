/// An answer that comes by itself, in its own time: whoever awaits it is running, not parked, and
/// cannot be cancelled. When it has come, it is there.
final class OwnTime<Value: Sendable> {
  private var value: Value?
  private var continuations: [CheckedContinuation<Value, Never>] = []

  func answer() async -> Value {
    if let value { return value }
    return await withCheckedContinuation { continuations.append($0) }
  }

  /// Lets the answer come.
  func come(_ value: Value) {
    self.value = value
    let woken = continuations
    continuations = []
    for continuation in woken { continuation.resume(returning: value) }
  }
}
