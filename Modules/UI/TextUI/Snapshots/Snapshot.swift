/// Everything that a person sees at one moment, as a value. Two storefronts agree when their
/// snapshots are equal.
public nonisolated struct Snapshot: Equatable, Sendable, Codable {
  /// The title of the screen on top.
  public var title: String
  /// The titles of the stack that it stands on, the root first, itself last.
  public var breadcrumb: [String]
  /// The tabs; empty where there is no tab bar.
  public var tabs: [Tab]
  /// Whether a modal covers the tab bar, which then cannot be used. Rule: G13.
  public var tabsAreCovered: Bool
  /// How many modals stand above the window's root.
  public var modals: Int
  /// The notices of the screen on top.
  public var notices: [String]
  /// The actions beside the title.
  public var bar: [ControlSnapshot]
  /// The rows, in groups.
  public var sections: [SectionSnapshot]
  /// The control that has the focus.
  public var focus: ControlID?
  /// The first row in view, counted over all sections; 0 at the top.
  public var firstRow: Int

  /// One tab of the bar.
  public nonisolated struct Tab: Equatable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// What its badge shows; nil for none.
    public var badge: String?
    /// Whether it is the current one.
    public var isSelected: Bool
  }
}

/// A group of rows as it is seen.
public nonisolated struct SectionSnapshot: Equatable, Sendable, Codable {
  /// Its heading; nil for none.
  public var header: String?
  /// Its rows.
  public var rows: [RowSnapshot]
}

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
}

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
}
