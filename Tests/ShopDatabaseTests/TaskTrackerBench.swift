import PatternKit

/// A scope to make calls from, side by side.
@MainActor
final class TaskTrackerBench {
  let tracker = TaskTracker()
  let scope: TaskScope

  init() {
    scope = TaskScope(tracker, owner: "Test")
  }

  func idle() async throws {
    try await tracker.idle(within: .seconds(10))
  }
}
