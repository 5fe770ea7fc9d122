/// One thing worth telling.
public nonisolated struct TraceEvent: Equatable, Sendable, Codable {
  /// What kind of thing it is.
  public nonisolated enum Kind: String, Sendable, Codable, CaseIterable {
    case nodeAttached, nodeDetached
    case actionReceived, stateChanged, outputSent
    case effectStarted, effectFinished, effectCancelled
    case routeTaken, presentationDropped
    case gateHeld, gateOpened, gateDropped
    case serviceCalled, serviceAnswered
  }

  /// Counts up with each event of a tracer.
  public let serial: Int
  /// What kind of thing happened.
  public let kind: Kind
  /// To whom: a node, a screen, a service.
  public let subject: String
  /// What exactly: an action's name, the fields that changed, a route.
  public let detail: String
}
