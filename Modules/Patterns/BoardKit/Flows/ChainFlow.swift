import PatternKit

/// Handlers of one board's outputs by their types: the first that takes what was sent has it, and the
/// others do not. It is registered when it says what is done with the rest. The shop's boards send one
/// type each, so that it is for those who adopt boards that send several. Rule: BD-L34.
///
///     mainboard.registerChainFlow(matchedIdentifiers: [.cart, .saved])
///       .handle(outputType: Product.self) { … }
///       .handle(outputType: Order.self) { … }
///       .eventuallyReport()
public struct ChainFlow {
  let motherboard: Motherboard
  let sources: [BoardID]
  private(set) var handlers: [(BoardOutput<Any?>) -> Bool] = []

  /// Adds who takes what has that type.
  public func handle<Output>(
    outputType: Output.Type, _ handler: @escaping (BoardOutput<Output>) -> Void
  ) -> ChainFlow {
    var longer = self
    longer.handlers.append { output in
      guard let typed = output.cast(to: Output.self) else { return false }
      handler(typed)
      return true
    }
    return longer
  }

  /// Registers it: `handler` has what no other takes.
  @discardableResult
  public func eventuallyHandle(
    _ handler: @escaping (BoardOutput<Any?>) -> Void
  ) -> Subscription {
    let handlers = handlers
    return motherboard.flows.addOutput(for: sources) { output in
      if !handlers.contains(where: { $0(output) }) { handler(output) }
    }
  }

  /// Registers it: what nobody takes is let go, since it is meant for others.
  @discardableResult
  public func eventuallySkipHandling() -> Subscription {
    eventuallyHandle { _ in }
  }

  /// Registers it: what nobody takes is reported. Rule: BD-F11.
  @discardableResult
  public func eventuallyReport() -> Subscription {
    eventuallyHandle { [weak motherboard] output in
      motherboard?.report(
        .unhandledOutput,
        "\(output.source) has sent \(typeName(of: output.value)), which nobody takes",
        advice: "add a handler for it")
    }
  }
}

extension Motherboard {
  /// Begins a chain of handlers for what these boards send. Nothing is registered yet.
  public func registerChainFlow(matchedIdentifiers sources: [BoardID]) -> ChainFlow {
    ChainFlow(motherboard: self, sources: sources)
  }
}
