import Foundation

/// Counts the committed writes of a shop and of its payment gateway, and lets a test or a player
/// stop the world at one of them.
///
/// It is told on the database's executor, directly after the commit and before anything else is
/// done there: files that are copied then are what a process would find that was killed then.
public final class WriteLog: @unchecked Sendable {
  private let lock = NSLock()
  private var written = 0
  private var told: (@Sendable (Int) -> Void)?

  /// Makes a log of nothing yet.
  public init() {}

  /// How many writes have been committed.
  public var count: Int { lock.withLock { written } }

  /// Calls `told` after each commit from now on, with its number; nil ends that. It must not call
  /// the database.
  public func onWrite(_ told: (@Sendable (Int) -> Void)?) {
    lock.withLock { self.told = told }
  }

  func committed() {
    let (number, told) = lock.withLock {
      written += 1
      return (written, self.told)
    }
    told?(number)
  }
}
