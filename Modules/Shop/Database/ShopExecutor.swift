import Dispatch

/// Where all the work of a shop and of its gateway is done, one call after another, in the order of
/// entry.
public final class ShopExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "shop")

  /// Makes an executor with nothing to do.
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
