import PatternKit
import TextUI

/// One step of a flow, and the base class of all boards: it has an address, and a motherboard that has
/// installed it. It knows nothing of the step that follows: it sends what came of it upwards, and who
/// has composed it decides. Every feature of the shop is one.
///
/// Whatever it keeps, it keeps for an ``Activation``. Its whole life, and who does what to it in which
/// order, stands in ``Motherboard``.
@MainActor
open class Board {
  /// Its address. Rule: BD-L1.
  public let identifier: BoardID
  /// What it shows its screens from: a window or a controller. Rule: BD-L2.
  public private(set) weak var context: (any BoardContext)?
  /// Those of its activations that have not ended, in the order of asking.
  public internal(set) var activations: [Activation] = []

  private(set) weak var mainboard: Motherboard?
  /// What it belonged to last, so that what it sends too late is told.
  private(set) var environment: BoardEnvironment?

  /// Makes a board that is installed nowhere.
  public init(identifier: BoardID) {
    self.identifier = identifier
  }

  // Boards may be generic, and a generic class goes without a way to the main actor: what it holds
  // needs no actor to be let go.
  nonisolated deinit {}

  // MARK: - What a subclass may say

  /// Whether it is let through where all others have to wait; no unless it is overridden.
  /// Rule: BD-L62.
  open var shouldBypassGatewayBarrier: Bool { false }

  /// One of its activations has ended, whoever ended it; told once. Rule: BD-L22.
  open func activationDidEnd(_ activation: Activation) {}

  /// Gives it something to show its screens from.
  open func putIntoContext(_ context: any BoardContext) {
    self.context = context
  }

  func didEnd(_ activation: Activation) {
    activationDidEnd(activation)
  }

  /// It was installed.
  func didAttach() {}

  /// It was removed, and so is all below it.
  func didDetach() {}

  /// What is below it, for ``snapshot()``.
  var nested: [Motherboard] { activations.flatMap(\.motherboards) }

  // MARK: - Installed and removed

  /// Whether a motherboard has it.
  public var isInstalled: Bool { mainboard != nil }

  func attach(to mainboard: Motherboard) {
    self.mainboard = mainboard
    environment = mainboard.environment ?? environment
    didAttach()
  }

  func detach() {
    mainboard = nil
  }

  func join(_ environment: BoardEnvironment) {
    self.environment = environment
    didAttach()
  }

  // MARK: - What it sends

  /// Completes: all its activations end, its screens close, it is removed, and who listens hears so
  /// once. A second time it is harmless. Send what came of it before. Rule: BD-L20, BD-L21, BD-F1.
  public func complete(_ isDone: Bool = true) {
    mainboard?.end(activations, of: self, isDone: isDone)
  }

  /// Completes one of its activations; with the last, the board. Rule: BD-O2.
  public func complete(_ isDone: Bool = true, of activation: Activation) {
    guard activation.board === self, activation.isLive else { return }
    mainboard?.end([activation], of: self, isDone: isDone)
  }

  func send(_ output: Any?, of activation: Activation?) {
    let activation = activation ?? newestActivation
    guard let mainboard, activation?.isLive != false else { return reportLate("an output") }
    mainboard.receive(BoardOutput(value: output, source: identifier, activation: activation?.token))
  }

  private var newestActivation: Activation? {
    guard let last = activations.last, last.state == .waiting else { return activations.last }
    return activations.last { $0.state == .active } ?? last
  }

  func broadcast(_ action: any BoardFlowAction) {
    guard let mainboard else { return reportLate("a broadcast") }
    mainboard.receive(action, from: identifier)
  }

  func reportLate(_ what: String) {
    report(
      .lateMessage, "it sent \(what) when it had ended",
      advice: "send before completing, and keep what sends for the activation")
  }

  func reportNoCommands() {
    report(
      .notInteractable, "it takes no commands", advice: "implement interact(guaranteedCommand:)")
  }

  func report(_ kind: Diagnostic.Kind, _ message: String, advice: String) {
    environment?.diagnostics.report(kind, at: identifier.rawValue, message, advice: advice)
  }
}
