import Foundation

/// A place that one task passes when it is let through. The task waits as a job that is not run.
actor Gate {
  private nonisolated let line = Line()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    line.asUnownedSerialExecutor()
  }

  /// Waits until the gate is opened.
  ///
  /// The line is told for a reason: to an actor whose method touches nothing a release build does
  /// not go at all, and whoever should wait does not.
  func pass() {
    line.wasPassed()
  }

  /// Lets the task through that waits. It goes on after this turn, in the order of opening.
  nonisolated func open() {
    line.open()
  }

  /// The executor that keeps the job back.
  private nonisolated final class Line: SerialExecutor, @unchecked Sendable {
    private let lock = NSLock()
    private var held: UnownedJob?
    private var isOpen = false

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let goesOn = lock.withLock {
        if !isOpen { held = job }
        return isOpen
      }
      if goesOn { run(job) }
    }

    func wasPassed() {
      lock.withLock { held = nil }
    }

    func open() {
      let job = lock.withLock {
        isOpen = true
        defer { held = nil }
        return held
      }
      if let job { run(job) }
    }

    /// Runs the job here and now: all it does is to queue its task on the main actor.
    private func run(_ job: UnownedJob) {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
