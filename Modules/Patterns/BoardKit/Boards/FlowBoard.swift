/// A board made of closures, with a motherboard inside: for a flow that has no screen of its own, such
/// as the wiring of one tab, and for stand-ins in tests.
@MainActor
public final class FlowBoard<IO: BoardIO>: ContinuableBoard, GuaranteedBoard {
  private let allowBypassGatewayBarrier: Bool
  private let flowActivation: (FlowBoard<IO>, IO.Input, Activation) -> Void
  private let flowInteraction: ((FlowBoard<IO>, IO.Command) -> Void)?

  /// Makes a board that is installed nowhere.
  ///
  /// - Parameters:
  ///   - registrations: registers boards that are known only inside.
  ///   - flowRegistration: registers the flows inside, at once.
  ///   - flowActivation: what it does when it is activated.
  ///   - flowInteraction: takes its commands.
  public init(
    identifier: BoardID, allowBypassGatewayBarrier: Bool = true,
    registrations: (BoardProducer) -> Void = { _ in },
    flowRegistration: (FlowBoard<IO>) -> Void = { _ in },
    flowActivation: @escaping (FlowBoard<IO>, IO.Input, Activation) -> Void,
    flowInteraction: ((FlowBoard<IO>, IO.Command) -> Void)? = nil
  ) {
    self.allowBypassGatewayBarrier = allowBypassGatewayBarrier
    self.flowActivation = flowActivation
    self.flowInteraction = flowInteraction
    super.init(identifier: identifier, registrations: registrations)
    flowRegistration(self)
  }

  // See `Board`: it is generic.
  nonisolated deinit {}

  public override var shouldBypassGatewayBarrier: Bool { allowBypassGatewayBarrier }

  public func activate(withGuaranteedInput input: IO.Input, in activation: Activation) {
    flowActivation(self, input, activation)
  }

  public func interact(guaranteedCommand command: IO.Command) {
    if let flowInteraction { flowInteraction(self, command) } else { reportNoCommands() }
  }
}
