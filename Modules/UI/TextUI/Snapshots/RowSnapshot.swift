/// A row as it is seen: its kind, its texts, and its controls.
public nonisolated struct RowSnapshot: Equatable, Sendable, Codable {
  /// What kind of row it is.
  public nonisolated enum Kind: String, Sendable, Codable {
    case text, control, group, stepper, amount, total, empty, progress, failure
  }

  /// What kind of row it is.
  public var kind: Kind
  /// Its texts, in order; an amount has its label and its value.
  public var texts: [String]
  /// Its controls, in the order in which a person meets them.
  public var controls: [ControlSnapshot]

  /// Makes a row as it is seen.
  public init(kind: Kind, texts: [String] = [], controls: [ControlSnapshot] = []) {
    self.kind = kind
    self.texts = texts
    self.controls = controls
  }
}
