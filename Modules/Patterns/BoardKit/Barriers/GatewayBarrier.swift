/// A rule of assembly: everything waits at a gate, or one board. In the shop all wait for Onboarding,
/// which is no matter of any of them.
///
/// The gate is a board with a motherboard inside; what it activates there, and what it activates while
/// it is being activated itself, is let through. It has to complete. Rule: BD-L61, BD-L63, BD-L64.
@MainActor
public struct GatewayBarrier {
  let isExempt: Bool
  let activation: (GatewayBoard, BoardInput) -> Void
  let registration: (GatewayBoard) -> Void

  /// Lets through: for one board, where all others wait. Rule: BD-L61.
  public static let exempt = GatewayBarrier(
    isExempt: true, activation: { gate, _ in gate.complete() }, registration: { _ in })

  /// Makes a gate.
  ///
  /// - Parameter activation: opens what is behind the gate; gets who waits, and with what.
  public static func registerWithActivation(
    _ activation: @escaping (GatewayBoard, BoardInput) -> Void
  ) -> GatewayBarrier {
    GatewayBarrier(isExempt: false, activation: activation, registration: { _ in })
  }

  /// The same with flows of the gate, registered when it is made.
  public func withFlowRegistration(
    _ registration: @escaping (GatewayBoard) -> Void
  ) -> GatewayBarrier {
    GatewayBarrier(isExempt: isExempt, activation: activation, registration: registration)
  }
}

/// What a gateway is for.
public nonisolated enum GatewayScope: Hashable {
  /// Everything.
  case all
  /// The board of one address.
  case board(BoardID)

  var gate: BoardID {
    switch self {
    case .all: BoardID("*").appending("gateway")
    case .board(let identifier): identifier.appending("gateway")
    }
  }
}

/// The gate of a gateway, made when the first has to wait, and gone when it has completed.
@MainActor
public final class GatewayBoard: ContinuableBoard, GuaranteedBoard {
  /// A gate is activated with the input that waits.
  public nonisolated enum IO: BoardIO {
    public typealias Input = BoardInput
    public static let id: BoardID = "gateway"
  }

  private let activation: (GatewayBoard, BoardInput) -> Void

  init(identifier: BoardID, _ barrier: GatewayBarrier) {
    activation = barrier.activation
    super.init(identifier: identifier)
    barrier.registration(self)
  }

  public override var shouldBypassGatewayBarrier: Bool { true }

  public func activate(withGuaranteedInput input: BoardInput, in activation: Activation) {
    self.activation(self, input)
  }
}
