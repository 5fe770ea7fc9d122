import PatternKit

/// Hears what one board sends. What has not the type that its interface declares is reported, and all
/// other flows still run. Rule: BD-L34, BD-O1.
@MainActor
public struct OutputFlow<IO: BoardIO> {
  let route: BoardRoute

  /// Hears each output, with the activation that it belongs to. Rule: BD-O2.
  ///
  /// - Returns: what ends it earlier than its motherboard does; it need not be kept.
  @discardableResult
  public func listen(_ handler: @escaping (BoardOutput<IO.Output>) -> Void) -> Subscription {
    guard let motherboard = route.found else { return Subscription {} }
    return motherboard.flows.addOutput(for: [route.identifier]) { [weak motherboard] output in
      guard let typed = output.cast(to: IO.Output.self) else {
        motherboard?.report(
          .wrongOutput,
          "\(output.source) has sent \(typeName(of: output.value)), and declares \(IO.Output.self)",
          advice: "register its board with the interface that it is used by")
        return
      }
      handler(typed)
    }
  }

  /// Hears each output.
  @discardableResult
  public func handle(_ handler: @escaping (IO.Output) -> Void) -> Subscription {
    listen { handler($0.value) }
  }

  /// Hands each output to `target`, as long as that lives. Rule: BD-L37.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target, IO.Output) -> Void
  ) -> Subscription {
    listen { [weak target] output in
      if let target { handler(target, output.value) }
    }
  }

  /// Delivers each output that `isWanted` on a bus, which is not kept alive. Rule: BD-L38.
  @discardableResult
  public func bind(
    to bus: Bus<IO.Output>, where isWanted: @escaping (IO.Output) -> Bool = { _ in true }
  ) -> Subscription {
    listen { [weak bus] output in
      if isWanted(output.value) { bus?.transport(input: output.value) }
    }
  }

  /// Activates the next board with each output that `isWanted`: the compiler checks that it fits.
  /// Rule: BD-L33.
  @discardableResult
  public func activate<Next: BoardIO>(
    _ next: MainboardDestination<Next>,
    where isWanted: @escaping (IO.Output) -> Bool = { _ in true }
  ) -> Subscription where Next.Input == IO.Output {
    listen { output in
      if isWanted(output.value) { next.activation.activate(with: output.value) }
    }
  }

  /// Sends each output on as if the relay had sent it; the relay is not activated. Rule: BD-L39.
  @discardableResult
  public func sendOutput<Relay: BoardIO>(
    through relay: MainboardDestination<Relay>
  ) -> Subscription where Relay.Output == IO.Output {
    listen { [weak motherboard = route.found] output in
      motherboard?.receive(
        BoardOutput(
          value: output.value, source: relay.activation.identifier, activation: output.activation))
    }
  }
}

/// Hears the ends of one board. Rule: BD-L24, BD-L25.
@MainActor
public struct CompletionFlow<IO: BoardIO> {
  let route: BoardRoute

  /// Hears each end, with the activations that have ended.
  @discardableResult
  public func listen(_ handler: @escaping (BoardCompletion) -> Void) -> Subscription {
    guard let motherboard = route.found else { return Subscription {} }
    return motherboard.flows.addCompletion(for: [route.identifier], handler)
  }

  /// Hears each end: whether it did what it was to do.
  @discardableResult
  public func handle(_ handler: @escaping (Bool) -> Void) -> Subscription {
    listen { handler($0.isDone) }
  }
}

/// Hears what one board broadcasts, also from a motherboard further below. Rule: BD-L47.
@MainActor
public struct ActionFlow<IO: BoardIO> {
  let route: BoardRoute

  /// Hears each broadcast of the type that its interface declares.
  @discardableResult
  public func handle(_ handler: @escaping (IO.Action) -> Void) -> Subscription {
    guard let motherboard = route.found else { return Subscription {} }
    return motherboard.flows.addAction(IO.Action.self, from: route.identifier, handler)
  }
}
