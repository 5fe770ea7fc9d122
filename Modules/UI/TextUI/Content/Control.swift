/// Something a person can use: a button, a row that leads somewhere, a field, a picker, a toggle.
public struct Control<Event> {
  /// What kind of control it is, what it holds, and the event that its use makes.
  public enum Kind {
    /// A button.
    case button(Event)
    /// A row that leads somewhere; `details` stand beside its label.
    case item(details: [String], Event)
    /// A field. `text` is what a person sees (a secret comes masked), `typed` takes the whole new
    /// text.
    case field(text: String, placeholder: String, typed: (String) -> Event)
    /// One of several options, none selected when `selected` is nil. An option's label is what a
    /// person chooses by.
    case picker(options: [String], selected: Int?, chosen: (Int) -> Event)
    /// On or off; its use makes it the other.
    case toggle(isOn: Bool, Event)
  }

  /// Whether it can be used, and if not, why.
  public enum State: Equatable {
    /// It can be used.
    case enabled
    /// It cannot be used, for this reason. Rule: G2.
    case disabled(String)
    /// Its own call is unanswered; the reason says so. Rule: G10.
    case busy(String)
  }

  /// Its name, unique on its screen.
  public var id: ControlID
  /// What a person reads.
  public var label: String
  /// What kind of control it is.
  public var kind: Kind
  /// Whether it can be used.
  public var state: State
  /// An error at this field, shown under it; nil for none.
  public var error: String?

  /// Makes a control.
  public init(
    _ id: ControlID, _ label: String, _ kind: Kind, state: State = .enabled, error: String? = nil
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    self.state = state
    self.error = error
  }

  /// The same control with its events turned into another type.
  public func map<Other>(_ transform: @escaping (Event) -> Other) -> Control<Other> {
    let kind: Control<Other>.Kind =
      switch self.kind {
      case .button(let event): .button(transform(event))
      case .item(let details, let event): .item(details: details, transform(event))
      case .field(let text, let placeholder, let typed):
        .field(text: text, placeholder: placeholder) { transform(typed($0)) }
      case .picker(let options, let selected, let chosen):
        .picker(options: options, selected: selected) { transform(chosen($0)) }
      case .toggle(let isOn, let event): .toggle(isOn: isOn, transform(event))
      }
    let state: Control<Other>.State =
      switch self.state {
      case .enabled: .enabled
      case .disabled(let reason): .disabled(reason)
      case .busy(let reason): .busy(reason)
      }
    return Control<Other>(id, label, kind, state: state, error: error)
  }
}

extension Control {
  /// A button.
  public static func button(
    _ id: ControlID, _ label: String, _ event: Event, state: State = .enabled
  ) -> Control {
    Control(id, label, .button(event), state: state)
  }

  /// A row that leads somewhere.
  public static func item(
    _ id: ControlID, _ label: String, details: [String] = [], _ event: Event,
    state: State = .enabled
  ) -> Control {
    Control(id, label, .item(details: details, event), state: state)
  }

  /// A field.
  public static func field(
    _ id: ControlID, _ label: String, text: String, placeholder: String = "",
    state: State = .enabled, error: String? = nil, typed: @escaping (String) -> Event
  ) -> Control {
    Control(
      id, label, .field(text: text, placeholder: placeholder, typed: typed), state: state,
      error: error)
  }

  /// One of several options.
  public static func picker(
    _ id: ControlID, _ label: String, options: [String], selected: Int?, state: State = .enabled,
    error: String? = nil, chosen: @escaping (Int) -> Event
  ) -> Control {
    Control(
      id, label, .picker(options: options, selected: selected, chosen: chosen), state: state,
      error: error)
  }

  /// On or off.
  public static func toggle(
    _ id: ControlID, _ label: String, isOn: Bool, _ event: Event, state: State = .enabled
  ) -> Control {
    Control(id, label, .toggle(isOn: isOn, event), state: state)
  }
}
