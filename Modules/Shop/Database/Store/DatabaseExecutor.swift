import Dispatch

/// Where all of the database's work is done, one call after another, in the order of entry.
final class DatabaseExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "shop.database")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
