/// The tasks of one node, cancelled with it.
///
/// That is all a scope does: ids, replacing, merging and what happens when two overlap are each
/// pattern's own.
///
/// Rule: G6.
@MainActor
public final class TaskScope {
  private let tracker: TaskTracker
  private let owner: String
  /// By their serial numbers.
  private var handles: [Int: TaskHandle] = [:]

  /// Makes a scope whose work is named after `owner` in reports and traces.
  public init(_ tracker: TaskTracker, owner: String) {
    self.tracker = tracker
    self.owner = owner
  }

  isolated deinit {
    cancel()
  }

  /// Whether the scope has no work that is neither finished nor cancelled.
  public var isEmpty: Bool { handles.isEmpty }

  /// Starts `operation` in this turn, up to its first wait, and hands what comes of it to `then`.
  ///
  /// `then` runs on the main actor, at most once, never before this call has returned, and never
  /// after a cancellation, also when the answer had already arrived. When it runs, the work has
  /// ended: cancelling it, or the scope, changes nothing any more.
  ///
  /// - Returns: a handle to cancel the work with; it need not be kept.
  @discardableResult
  public func load<Value, Failure: Error>(
    _ operation: @escaping @MainActor () async throws(Failure) -> Value,
    name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> TaskHandle {
    run(name, file, line) { handle in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      await handle.deliver { then(result) }
    }
  }

  /// Starts work that delivers nothing, in this turn, up to its first wait.
  ///
  /// - Returns: a handle to cancel the work with; it need not be kept.
  @discardableResult
  public func start(
    name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    _ operation: @escaping @MainActor () async -> Void
  ) -> TaskHandle {
    run(name, file, line) { _ in await operation() }
  }

  /// Cancels everything that is unfinished, in the order of starting. The scope can be used again.
  public func cancel() {
    let cancelled = handles.values.sorted { $0.serial < $1.serial }
    handles = [:]
    for handle in cancelled { handle.cancel() }
  }

  private func run(
    _ name: StaticString, _ file: StaticString, _ line: UInt,
    _ body: @escaping @MainActor (TaskHandle) async -> Void
  ) -> TaskHandle {
    let activity = tracker.begin("\(owner).\(name)", file: file, line: line)
    let handle = TaskHandle(activity: activity, tracer: tracker.tracer) { [weak self] ended in
      self?.handles[ended.serial] = nil
    }
    handles[handle.serial] = handle
    handle.run(body)
    return handle
  }
}
