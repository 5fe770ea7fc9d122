import Foundation
import PatternKit

/// A sleep of a second.
final class ClockDoor: Door {
  private let clock: TestClock

  init(_ tracker: TaskTracker) {
    clock = TestClock(Date(timeIntervalSince1970: 0), tracker: tracker)
  }

  func wait() async throws { try await clock.sleep(for: .seconds(1)) }

  var waiting: Int { clock.sleeping }

  func open() async throws {
    try await clock.advance(by: .seconds(1), within: .seconds(10))
  }
}
