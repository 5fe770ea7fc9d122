/// All asynchronous work of one running storefront.
///
/// Work starts through a ``TaskScope``, which belongs to this tracker; a bare `Task` anywhere else
/// is a fault. That is what makes ``idle()`` true: when it returns, nothing is running, and only
/// the clock, the shopper or another hand can make anything happen.
@MainActor
public final class TaskTracker {
  /// The priority of all work, shielded calls included. Replies of one executor come in the order
  /// of the calls only as long as nobody overtakes.
  public nonisolated static let priority = TaskPriority.medium

  /// Where the starts and ends of work are told.
  public let tracer: Tracer
  private let diagnostics: Diagnostics
  private let own = Workload("tasks")
  private var workloads: [Workload] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a tracker with nothing to wait for.
  public init(tracer: Tracer = Tracer(), diagnostics: Diagnostics = Diagnostics()) {
    self.tracer = tracer
    self.diagnostics = diagnostics
    include(own)
  }

  /// Makes ``idle()`` wait for the running activities of `workload` too. A service's unfinished
  /// shielded calls are such: they outlive whoever made them. Including it again changes nothing.
  public func include(_ workload: Workload) {
    guard !workloads.contains(where: { $0 === workload }) else { return }
    workloads.append(workload)
    workload.whenQuiet(self) { [weak self] in self?.wakeIfIdle() }
  }

  /// Whether nothing is running at this moment.
  public var isIdle: Bool { workloads.allSatisfy { $0.running == 0 } }

  /// The activities that are neither parked nor finished, in the order of their start.
  public var running: [Activity] {
    unfinished.filter { $0.state == .running }
  }

  /// The activities that wait for the outside world, in the order of their start.
  public var parked: [Activity] {
    unfinished.filter { $0.state != .running }
  }

  /// Returns when nothing is running: no task, no unfinished shielded call. Parked work does not
  /// count. When nothing is running it returns in this turn. Cancelling who waits does not end the
  /// wait.
  ///
  /// Called from tracked work it would wait for itself: that is reported, and it returns.
  public func idle() async {
    guard mayWait() else { return }
    while !isIdle { await wake() }
  }

  /// Like ``idle()``, for tests: gives up after `limit` of real time.
  ///
  /// - Throws: ``NotIdle``, which names every task that is neither finished nor parked.
  public func idle(within limit: Duration) async throws {
    guard mayWait(), !isIdle else { return }
    var isExpired = false
    let timeout = Task(priority: TaskTracker.priority) { [weak self] in
      try await Task.sleep(for: limit)
      isExpired = true
      self?.wakeAll()
    }
    defer { timeout.cancel() }
    while !isIdle {
      if isExpired { throw NotIdle(running: running.map { "\($0.name) (\($0.origin))" }) }
      await wake()
    }
  }

  /// Runs `body` on the main actor after everything that is already queued there, and after every
  /// task whose wait has already ended has gone on: when this turn, and those that are to come now,
  /// are over. Counts as running until then, and cannot be cancelled.
  public func afterTurn(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
  ) {
    let activity = own.begin(name, file: file, line: line)
    Activity.$current.withValue(activity) {
      _ = Task(priority: TaskTracker.priority) {
        body()
        activity.finish()
      }
    }
  }

  func begin(_ name: String, file: StaticString, line: UInt) -> Activity {
    own.begin(name, file: file, line: line)
  }

  private var unfinished: [Activity] {
    workloads.flatMap(\.unfinished).sorted { $0.serial < $1.serial }
  }

  private func mayWait() -> Bool {
    guard let current = Activity.current, current.state != .finished else { return true }
    diagnostics.report(
      .waitingForItself, at: "\(current.name) (\(current.origin))",
      "tracked work awaits the tracker's idle, and would wait for its own end",
      advice: "await idle from a test or a front end only")
    return false
  }

  private func wake() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func wakeIfIdle() {
    if isIdle { wakeAll() }
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
