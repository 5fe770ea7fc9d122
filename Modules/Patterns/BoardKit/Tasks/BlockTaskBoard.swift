import PatternKit

/// Work whose results return to the caller that asked for it, with a policy for what overlaps. In the
/// shop: searching (`.latest`), placing an order (`.only`), changing the cart (`.queue`) and saving a
/// product (`.newest`).
///
/// Each activation is a task, and each task has exactly one end. A result: success, the output, no
/// longer processing, completion. A failure: error, no longer processing, completion. A cancellation,
/// by policy, by the caller or by the end of the board: no longer processing, completion. When nothing
/// is left to do the board completes, with whether all has succeeded since it was made; a cancellation
/// alone completes nothing. Rule: BD-L70, BD-L71, BD-F19, BD-F28.
@MainActor
public final class BlockTaskBoard<IO: BlockTaskIO>: Board, GuaranteedBoard {
  private struct Job {
    enum State {
      case waiting, running, ending
    }

    let parameter: IO.Input
    let activation: Activation
    let key: AnyHashable
    var state = State.waiting
  }

  private let executingType: ExecutingType
  private let key: (IO.TaskInput) -> AnyHashable
  private let executor: @MainActor (IO.TaskInput) async throws -> IO.Output
  /// What has not ended, in the order of coming.
  private var jobs: [Job] = []
  private var hasFailed = false

  /// Makes a board that is installed nowhere.
  ///
  /// - Parameters:
  ///   - executingType: what is done about tasks that overlap.
  ///   - key: which tasks can overlap: those with equal keys; all of them unless it is given.
  ///   - executor: the work. It is cancelled with its task; a call that changes the shop goes on.
  public init(
    identifier: BoardID, executingType: ExecutingType,
    key: @escaping (IO.TaskInput) -> AnyHashable = { _ in 0 },
    executor: @escaping @MainActor (IO.TaskInput) async throws -> IO.Output
  ) {
    self.executingType = executingType
    self.key = key
    self.executor = executor
    super.init(identifier: identifier)
  }

  // See `Board`: it is generic.
  nonisolated deinit {}

  public override var shouldBypassGatewayBarrier: Bool { true }

  /// How many tasks have not ended.
  public var count: Int { jobs.count }

  /// A plain input is wrapped. Rule: BD-L73.
  public var inputAdapters: [(Any?) -> IO.Input?] {
    [{ ($0 as? IO.TaskInput).map { BlockTaskParameter(input: $0) } }]
  }

  // MARK: - Begun

  public func activate(withGuaranteedInput parameter: IO.Input, in activation: Activation) {
    let job = Job(parameter: parameter, activation: activation, key: key(parameter.input))
    let others = jobs.filter { $0.key == job.key && $0.state != .ending }
    switch executingType {
    case .only where !others.isEmpty:
      // Not processing at any time, it is only told of its end.
      mainboard?.endQuietly(activation, of: self)
      return parameter.completion(.cancelled)
    case .latest: others.forEach(cancel)
    case .newest: others.filter { $0.state == .waiting }.forEach(cancel)
    case .only, .queue: break
    }
    // Told of its end, a task before it may have ended the board.
    guard activation.isLive else { return parameter.completion(.cancelled) }
    jobs.append(job)
    parameter.processing(true)
    runNext(of: job.key)
  }

  /// Runs the next task with a key, unless one is running, or is being told of its end.
  private func runNext(of key: AnyHashable) {
    guard let next = jobs.firstIndex(where: { $0.key == key }), jobs[next].state == .waiting else {
      return
    }
    jobs[next].state = .running
    let job = jobs[next]
    job.activation.scope.load { [executor] in
      try await executor(job.parameter.input)
    } then: { [weak self] result in
      self?.finish(job, result)
    }
  }

  // MARK: - Ended

  private func finish(_ job: Job, _ result: Result<IO.Output, any Error>) {
    guard let index = index(of: job.activation) else { return }
    jobs[index].state = .ending
    switch result {
    case .success(let output):
      job.parameter.success(output)
      if job.activation.isLive { sendOutput(output, of: job.activation) }
    case .failure(let error):
      hasFailed = true
      job.parameter.failure(error)
    }
    job.parameter.processing(false)
    job.parameter.completion(.done)
    jobs.removeAll { $0.activation === job.activation }
    if jobs.isEmpty {
      complete(!hasFailed, of: job.activation)
    } else {
      mainboard?.endQuietly(job.activation, of: self)
      runNext(of: job.key)
    }
  }

  private func cancel(_ job: Job) {
    mainboard?.endQuietly(job.activation, of: self)
  }

  /// Its activation has ended before it has: whoever ended that, it is cancelled.
  public override func activationDidEnd(_ activation: Activation) {
    guard let index = index(of: activation), jobs[index].state != .ending else { return }
    let job = jobs.remove(at: index)
    job.parameter.processing(false)
    job.parameter.completion(.cancelled)
    runNext(of: job.key)
  }

  private func index(of activation: Activation) -> Int? {
    jobs.firstIndex { $0.activation === activation }
  }
}
