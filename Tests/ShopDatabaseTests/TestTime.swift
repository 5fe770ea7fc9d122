import Foundation

/// A clock for the database alone: it stands until it is moved.
nonisolated final class TestTime: @unchecked Sendable {
  private let lock = NSLock()
  private var date = Bench.start

  nonisolated var now: Date { lock.withLock { date } }

  nonisolated func advance(_ seconds: TimeInterval) {
    lock.withLock { date = date.addingTimeInterval(seconds) }
  }
}
