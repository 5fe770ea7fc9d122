import PatternKit

/// An activation on its way to its board.
struct Request {
  let activation: Activation
  let prepared: PreparedActivation
  let input: BoardInput
}

/// Where activations wait for one activation of a gate. Rule: BD-L50, BD-L56.
@MainActor
final class WaitingRoom {
  /// Which of the two gates of a board it is.
  enum Stage {
    case gateway, own
  }

  let barrier: ActivationBarrier
  let stage: Stage
  /// The activation of the gate that they wait for.
  let token: ActivationToken
  /// What hears of the gate's end.
  var listener: Subscription?
  /// Whether the gate has ended, and those who waited are being let through.
  var isDraining = false
  private(set) var requests: [Request] = []

  init(_ barrier: ActivationBarrier, _ stage: Stage, _ token: ActivationToken) {
    self.barrier = barrier
    self.stage = stage
    self.token = token
  }

  func isFor(_ barrier: ActivationBarrier, _ stage: Stage) -> Bool {
    self.barrier.gate == barrier.gate && self.barrier.option == barrier.option
      && self.stage == stage
  }

  func take(_ request: Request) {
    requests.removeAll { !$0.activation.isLive }
    requests.append(request)
  }

  func empty() -> [Request] {
    defer { requests = [] }
    return requests
  }
}
