import Foundation

/// Threads that keep every core of the machine busy until they are stopped.
nonisolated final class BusyThreads: @unchecked Sendable {
  private let condition = NSCondition()
  private var isStopping = false
  private var running = 0

  init() {
    running = ProcessInfo.processInfo.activeProcessorCount
    for _ in 0..<running {
      Thread.detachNewThread { [self] in spin() }
    }
  }

  /// Stops them, and returns when they have ended.
  func stop() {
    condition.withLock {
      isStopping = true
      while running > 0 { condition.wait() }
    }
  }

  private func spin() {
    var word: UInt64 = 1
    while !condition.withLock({ isStopping }) {
      for _ in 0..<10_000 { word = word &* 6_364_136_223_846_793_005 &+ 1 }
    }
    condition.withLock {
      // Used, so that the loop is not optimised away.
      running -= word == 0 ? 0 : 1
      condition.signal()
    }
  }
}
