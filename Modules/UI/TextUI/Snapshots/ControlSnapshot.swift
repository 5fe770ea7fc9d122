/// A control as it is seen.
public nonisolated struct ControlSnapshot: Equatable, Sendable, Codable {
  /// What kind of control it is.
  public nonisolated enum Kind: String, Sendable, Codable {
    case button, item, field, picker, toggle
  }

  /// Whether it can be used.
  public nonisolated enum State: String, Sendable, Codable {
    case enabled, disabled, busy
  }

  /// Its name.
  public var id: ControlID
  /// What kind of control it is.
  public var kind: Kind
  /// What a person reads.
  public var label: String
  /// An item's details, a field's text, a picker's selected option, `on` or `off`.
  public var value: String
  /// A picker's options, or a field's placeholder; empty for the others.
  public var options: [String]
  /// Whether it can be used.
  public var state: State
  /// Why it cannot be used; empty when it can.
  public var reason: String
  /// The error at this field; nil for none.
  public var error: String?

  /// Makes a control as it is seen.
  public init(
    id: ControlID, kind: Kind, label: String, value: String = "", options: [String] = [],
    state: State = .enabled, reason: String = "", error: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.options = options
    self.state = state
    self.reason = reason
    self.error = error
  }
}
