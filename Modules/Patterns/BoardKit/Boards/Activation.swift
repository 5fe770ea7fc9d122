import PatternKit
import TextUI

/// One activation of a board, from the call that asks for it until it ends: what was begun for it ends
/// with it, whoever ends it. Rule: BD-O2, BD-O3, BD-O4.
@MainActor
public final class Activation {
  /// Where an activation stands in its life.
  public enum State: String, Sendable {
    /// It waits at a gate.
    case waiting
    /// The board has been activated with it.
    case active
    /// It is over.
    case ended
  }

  /// Which one it is.
  public let token: ActivationToken
  /// Where it stands in its life.
  public internal(set) var state = State.waiting
  /// Whose it is; nil when that is gone.
  public private(set) weak var board: Board?

  struct Shown {
    let controller: ViewController
    let opening: ScreenOpening
    weak var place: (any BoardContext)?
  }

  /// What the board has shown for it and has not gone, in order.
  private(set) var screens: [Shown] = []
  /// Motherboards that were attached for it.
  private(set) var motherboards: [Motherboard] = []
  private var subscriptions: [Subscription] = []
  private var ownScope: TaskScope?
  private let environment: BoardEnvironment

  init(_ token: ActivationToken, of board: Board, _ environment: BoardEnvironment) {
    self.token = token
    self.board = board
    self.environment = environment
  }

  /// Whether it has not ended.
  public var isLive: Bool { state != .ended }

  /// Work that is started in it is cancelled when the activation ends; started after that, at once.
  public var scope: TaskScope {
    if let ownScope { return ownScope }
    let scope = TaskScope(environment.tracker, owner: token.board.rawValue)
    // Nobody keeps a scope of what is over: it goes, and takes along what is started in it.
    if isLive { ownScope = scope }
    return scope
  }

  /// Ends `subscription` with the activation; at once when that is over.
  public func keep(_ subscription: Subscription) {
    guard isLive else { return subscription.end() }
    subscriptions.append(subscription)
  }

  func keep(_ motherboard: Motherboard) {
    motherboards.append(motherboard)
  }

  func own(
    _ controller: ViewController, _ opening: ScreenOpening, on place: (any BoardContext)?
  ) {
    screens.append(Shown(controller: controller, opening: opening, place: place))
  }

  func disown(_ controller: ViewController) {
    screens.removeAll { $0.controller === controller }
  }

  /// Ends what was begun for it, the newest first, and asks for its screens to be closed.
  func release() {
    ownScope?.cancel()
    ownScope = nil
    for subscription in subscriptions.reversed() { subscription.end() }
    subscriptions = []
    for motherboard in motherboards.reversed() { motherboard.close() }
    motherboards = []
    let shown = screens
    screens = []
    for one in shown.reversed() { one.opening.close(one.controller, on: one.place) }
  }
}
