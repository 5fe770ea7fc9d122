/// What happened inside a storefront, event by event. Off, it costs the reading of a flag.
///
/// Events name fields, sizes and ids, never a shopper's text.
@MainActor
public final class Tracer {
  /// Whether events are kept and told.
  public var isOn: Bool
  /// Hears each event as it is recorded.
  public var onEvent: ((TraceEvent) -> Void)?

  private let limit: Int
  private var kept: [TraceEvent] = []
  private var lastSerial = 0

  /// Makes a tracer that keeps the newest `limit` events.
  public init(isOn: Bool = false, limit: Int = 10_000) {
    self.isOn = isOn
    self.limit = max(0, limit)
  }

  /// The events since the last ``clear()``, in order; of many, the newest.
  public var events: [TraceEvent] {
    kept.count <= limit ? kept : Array(kept.suffix(limit))
  }

  /// Records an event, if the tracer is on; else nothing is evaluated.
  public func record(
    _ kind: TraceEvent.Kind, _ subject: @autoclosure () -> String,
    _ detail: @autoclosure () -> String = ""
  ) {
    guard isOn else { return }
    lastSerial += 1
    let event = TraceEvent(serial: lastSerial, kind: kind, subject: subject(), detail: detail())
    kept.append(event)
    // Dropping in halves keeps recording cheap.
    if kept.count > limit * 2 { kept.removeFirst(kept.count - limit) }
    onEvent?(event)
  }

  /// Forgets everything, as a sign-out asks. Numbers go on. Rule: S6.
  public func clear() {
    kept = []
  }
}
