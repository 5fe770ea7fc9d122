/// What happened inside a storefront, event by event. Off, it costs the reading of a flag.
///
/// Events name fields, sizes and ids, never a shopper's text.
@MainActor
public final class Tracer {
  /// Whether events are kept and told.
  public var isOn: Bool
  /// The events since the last ``clear()``, in order.
  public private(set) var events: [TraceEvent] = []
  /// Hears each event as it is recorded.
  public var onEvent: ((TraceEvent) -> Void)?

  private let limit: Int
  private var lastSerial = 0

  /// Makes a tracer that keeps the newest `limit` events.
  public init(isOn: Bool = false, limit: Int = 10_000) {
    self.isOn = isOn
    self.limit = limit
  }

  /// Records an event, if the tracer is on; else nothing is evaluated.
  public func record(
    _ kind: TraceEvent.Kind, _ subject: @autoclosure () -> String,
    _ detail: @autoclosure () -> String = ""
  ) {
    guard isOn else { return }
    lastSerial += 1
    let event = TraceEvent(serial: lastSerial, kind: kind, subject: subject(), detail: detail())
    // Dropping in halves keeps recording cheap.
    if events.count >= limit * 2 { events.removeFirst(events.count - limit) }
    events.append(event)
    onEvent?(event)
  }

  /// Forgets everything, as a sign-out asks. Numbers go on.
  public func clear() {
    events = []
  }
}

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
