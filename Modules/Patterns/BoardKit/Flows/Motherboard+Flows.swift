import PatternKit

// Flows: "this board has sent that, so do this". Every registration gives a token by which it can be
// removed; kept for an activation it ends with it. It need not be kept: the motherboard holds its flows
// as long as it lives. Rule: BD-L31, BD-L33, BD-O4.
extension Motherboard {
  /// Hears what any of these boards sends and has that type; what has another is not for it.
  /// Rule: BD-L34, BD-L35.
  ///
  /// For one board whose type is known use its destination: a mismatch is reported there.
  @discardableResult
  public func registerFlow<Output>(
    matchedIdentifiers sources: [BoardID], outputType: Output.Type = Output.self,
    _ handler: @escaping (BoardOutput<Output>) -> Void
  ) -> Subscription {
    flows.addOutput(for: sources) { output in
      if let typed = output.cast(to: Output.self) { handler(typed) }
    }
  }

  /// Makes the output of each step the input of the next: `.address ->> .delivery ->> .payment`. What
  /// does not fit is reported by the board that it reaches. Rule: BD-L36.
  @discardableResult
  public func registerFlowSteps(_ steps: FlowSteps) -> Subscription {
    let edges = zip(steps.boards, steps.boards.dropFirst()).map { source, next in
      flows.addOutput(for: [source]) { [weak self] output in
        self?.activateBoard(.target(next, output.value))
      }
    }
    return Subscription {
      for edge in edges { edge.end() }
    }
  }

  /// Hears the ends of any of these boards, each once. Rule: BD-L24, BD-L28.
  @discardableResult
  public func registerCompletionFlow(
    matchedIdentifiers sources: [BoardID], _ handler: @escaping (BoardCompletion) -> Void
  ) -> Subscription {
    flows.addCompletion(for: sources, handler)
  }

  /// Hears the broadcasts of one type, of whichever board below. Rule: BD-L47.
  @discardableResult
  public func registerActionFlow<Action: BoardFlowAction>(
    _ action: Action.Type = Action.self, _ handler: @escaping (Action) -> Void
  ) -> Subscription {
    flows.addAction(action, from: nil, handler)
  }

  /// Removes all flows. What waits at gates goes on waiting, and broadcasts still climb.
  /// Rule: BD-L42, BD-F14.
  public func resetFlows() {
    flows.removeAll()
  }
}

/// Boards in a row, each activated with what the one before has sent.
public nonisolated struct FlowSteps: Sendable {
  /// Who follows whom.
  public let boards: [BoardID]

  /// Puts boards in a row.
  public init(_ boards: [BoardID]) {
    self.boards = boards
  }
}

infix operator ->> : AdditionPrecedence

/// The first board's output is the second one's input.
public nonisolated func ->> (first: BoardID, second: BoardID) -> FlowSteps {
  FlowSteps([first, second])
}

/// The last step's output is that board's input.
public nonisolated func ->> (steps: FlowSteps, next: BoardID) -> FlowSteps {
  FlowSteps(steps.boards + [next])
}

extension BoardOutput<Any?> {
  func cast<Output>(to type: Output.Type) -> BoardOutput<Output>? {
    guard let value = value as? Output else { return nil }
    return BoardOutput<Output>(value: value, source: source, activation: activation)
  }
}
