import PatternKit

/// One unit of work, one at a time, whose result goes to the motherboard: to a flow it is a board like
/// those with screens. In the shop: reading who is shopping.
///
/// Its order: processing, the work, success, the output, no longer processing, completion, the end of
/// the board. A failure sends nothing and completes with `false`. Rule: BD-L66, BD-L67.
@MainActor
public final class TaskBoard<IO: BoardIO>: Board, GuaranteedBoard {
  private let executor: @MainActor (IO.Input) async throws -> IO.Output
  private let processingHandler: (Bool) -> Void
  private let successHandler: (IO.Output) -> Void
  private let errorHandler: (any Error) -> Void
  private let completionHandler: () -> Void

  /// Whether it is at work.
  public private(set) var isProcessing = false

  /// Makes a board that is installed nowhere.
  public init(
    identifier: BoardID,
    executor: @escaping @MainActor (IO.Input) async throws -> IO.Output,
    successHandler: @escaping (IO.Output) -> Void = { _ in },
    processingHandler: @escaping (Bool) -> Void = { _ in },
    errorHandler: @escaping (any Error) -> Void = { _ in },
    completionHandler: @escaping () -> Void = {}
  ) {
    self.executor = executor
    self.successHandler = successHandler
    self.processingHandler = processingHandler
    self.errorHandler = errorHandler
    self.completionHandler = completionHandler
    super.init(identifier: identifier)
  }

  // See `Board`: it is generic.
  nonisolated deinit {}

  public override var shouldBypassGatewayBarrier: Bool { true }

  public func activate(withGuaranteedInput input: IO.Input, in activation: Activation) {
    guard !isProcessing else {
      mainboard?.endQuietly(activation, of: self)
      return report(
        .discardedActivation, "it was activated while it is at work",
        advice: "wait for its end, or use a BlockTaskBoard")
    }
    setProcessing(true)
    guard activation.isLive else { return }
    activation.scope.load { [executor] in
      try await executor(input)
    } then: { [weak self] result in
      self?.finish(result, activation)
    }
  }

  private func finish(_ result: Result<IO.Output, any Error>, _ activation: Activation) {
    var isDone = false
    switch result {
    case .success(let output):
      isDone = true
      successHandler(output)
      if activation.isLive { sendOutput(output, of: activation) }
    case .failure(let error): errorHandler(error)
    }
    setProcessing(false)
    completionHandler()
    complete(isDone, of: activation)
  }

  public override func activationDidEnd(_ activation: Activation) {
    // Ended in the middle of its work: nobody must go on waiting. Rule: BD-F7, BD-F28.
    if activation.state == .ended, activations.isEmpty { setProcessing(false) }
  }

  private func setProcessing(_ isProcessing: Bool) {
    guard isProcessing != self.isProcessing else { return }
    self.isProcessing = isProcessing
    processingHandler(isProcessing)
  }
}
