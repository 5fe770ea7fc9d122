import Foundation

/// A date that the main actor sets and any executor may read.
///
/// The lock is an `NSLock`, since the thread sanitizer does not see the standard library's mutex.
nonisolated final class SharedDate: @unchecked Sendable {
  private let lock = NSLock()
  private var date: Date

  init(_ date: Date) {
    self.date = date
  }

  var value: Date {
    get { lock.withLock { date } }
    set { lock.withLock { date = newValue } }
  }
}
