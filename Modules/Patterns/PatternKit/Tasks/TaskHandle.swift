/// One piece of work that a ``TaskScope`` has started.
@MainActor
public final class TaskHandle {
  /// Whether ``cancel()`` was called before the work had delivered.
  public private(set) var isCancelled = false
  /// Whether the work has ended, delivered or not.
  public private(set) var isFinished = false

  /// The order of starting.
  var serial: Int { activity.serial }

  private let activity: Activity
  private let tracer: Tracer
  private var task: Task<Void, Never>?
  private var onEnd: ((TaskHandle) -> Void)?

  init(activity: Activity, tracer: Tracer, onEnd: @escaping (TaskHandle) -> Void) {
    self.activity = activity
    self.tracer = tracer
    self.onEnd = onEnd
  }

  /// Cancels the work: what it would deliver is not delivered, also when the answer had already
  /// arrived. A wait that it is parked in ends at once. Later calls change nothing.
  public func cancel() {
    guard !isCancelled, !isFinished else { return }
    isCancelled = true
    tracer.record(.effectCancelled, activity.name)
    task?.cancel()
    activity.endWaitByCancellation()
  }

  /// Starts `body` in this turn: it runs up to its first wait before this returns.
  func run(_ body: @escaping @MainActor () async -> Void) {
    tracer.record(.effectStarted, activity.name)
    Activity.$current.withValue(activity) {
      task = Task.immediate { [self] in
        await body()
        end()
      }
    }
    // Cancelled by its own first steps, before there was a task to cancel.
    if isCancelled {
      task?.cancel()
      activity.endWaitByCancellation()
    }
  }

  private func end() {
    isFinished = true
    if !isCancelled { tracer.record(.effectFinished, activity.name) }
    onEnd?(self)
    onEnd = nil
    task = nil
    activity.finish()
  }
}
