/// One piece of work that a ``TaskScope`` has started.
@MainActor
public final class TaskHandle {
  /// Whether ``cancel()`` was called before the work had delivered.
  public var isCancelled: Bool { activity.isCancelled }
  /// Whether the work has ended, delivered or not. While a result is being delivered it has.
  public private(set) var isFinished = false

  /// The order of starting.
  var serial: Int { activity.serial }

  private let activity: Activity
  private let tracer: Tracer
  private var task: Task<Void, Never>?
  /// Whether the call that started the work has not returned yet.
  private var isStarting = false
  private var onEnd: ((TaskHandle) -> Void)?

  init(activity: Activity, tracer: Tracer, onEnd: @escaping (TaskHandle) -> Void) {
    self.activity = activity
    self.tracer = tracer
    self.onEnd = onEnd
  }

  /// Cancels the work: what it would deliver is not delivered, also when the answer had already
  /// arrived. A wait that it is in ends at once. After the work has delivered, and a second time,
  /// it changes nothing.
  public func cancel() {
    guard !isCancelled, !isFinished else { return }
    tracer.record(.effectCancelled, activity.name)
    // The flag first: a wait that ends may look at it.
    activity.cancel()
    task?.cancel()
  }

  /// Starts `body` in this turn: it runs up to its first wait before this returns.
  func run(_ body: @escaping @MainActor (TaskHandle) async -> Void) {
    tracer.record(.effectStarted, activity.name)
    isStarting = true
    Activity.$current.withValue(activity) {
      task = Task.immediate(priority: TaskTracker.priority) { [self] in
        await body(self)
        end()
        activity.finish()
      }
    }
    isStarting = false
    // Cancelled by its own first steps, before there was a task to cancel.
    if isCancelled { task?.cancel() }
  }

  /// Ends the work and calls `deliver`, unless the work was cancelled. Never before the call that
  /// started the work has returned: whoever starts it keeps the handle before the answer comes.
  func deliver(_ deliver: () -> Void) async {
    if isStarting { await TaskTracker.nextTurn() }
    guard !isCancelled else { return }
    end()
    deliver()
  }

  private func end() {
    guard !isFinished else { return }
    isFinished = true
    if !isCancelled { tracer.record(.effectFinished, activity.name) }
    task = nil
    onEnd?(self)
    onEnd = nil
  }
}
