/// What a ``BlockTaskBoard`` is activated with: an input, and what is to be done with what comes of it,
/// for this caller alone. A value: nobody changes another one's. `onX` says what is done, `appendingX`
/// adds to what is done.
public struct BlockTaskParameter<Input, Output> {
  /// How a task has ended.
  public enum End: Equatable {
    /// It came to a result or an error.
    case done
    /// It was cancelled; nothing more will come of it.
    case cancelled
  }

  /// What to do it with.
  public let input: Input
  private(set) var processing: (Bool) -> Void = { _ in }
  private(set) var success: (Output) -> Void = { _ in }
  private(set) var failure: (any Error) -> Void = { _ in }
  private(set) var completion: (End) -> Void = { _ in }

  /// Asks for something to be done, and is not told what comes of it.
  public init(input: Input) {
    self.input = input
  }

  /// Tells when it begins to wait or to work, and when it no longer does.
  public func onProcessing(_ handler: @escaping (Bool) -> Void) -> Self {
    with { $0.processing = handler }
  }

  /// Gets the result.
  public func onSuccess(_ handler: @escaping (Output) -> Void) -> Self {
    with { $0.success = handler }
  }

  /// Gets the result, after who gets it already.
  public func appendingSuccess(_ handler: @escaping (Output) -> Void) -> Self {
    with { [success] in
      $0.success = { output in
        success(output)
        handler(output)
      }
    }
  }

  /// Gets the error.
  public func onError(_ handler: @escaping (any Error) -> Void) -> Self {
    with { $0.failure = handler }
  }

  /// Told last, exactly once, how it has ended. Rule: BD-F19.
  public func onCompletion(_ handler: @escaping (End) -> Void) -> Self {
    with { $0.completion = handler }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}

/// The interface of a ``BlockTaskBoard``: what a task takes and gives, and its address.
public nonisolated protocol BlockTaskIO: BoardIO
where Input == BlockTaskParameter<TaskInput, Output>, Command == Never, Action == Never {
  /// What a task takes.
  associatedtype TaskInput
}

extension ActivationDestination where IO: BlockTaskIO {
  /// Activates it for who is not told what comes of it. Rule: BD-L73.
  @discardableResult
  public func activate(with input: IO.TaskInput) -> ActivationToken? {
    activate(with: BlockTaskParameter(input: input))
  }
}
