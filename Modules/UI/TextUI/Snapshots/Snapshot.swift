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
  /// Why back and dismissal cannot be used; nil when they can, or when there is nothing to leave.
  /// Rule: G2, H8.
  public var blocked: String?

  /// Makes a snapshot.
  public init(
    title: String, breadcrumb: [String] = [], tabs: [Tab] = [], tabsAreCovered: Bool = false,
    modals: Int = 0, notices: [String] = [], bar: [ControlSnapshot] = [],
    sections: [SectionSnapshot] = [], focus: ControlID? = nil, firstRow: Int = 0,
    blocked: String? = nil
  ) {
    self.title = title
    self.breadcrumb = breadcrumb
    self.tabs = tabs
    self.tabsAreCovered = tabsAreCovered
    self.modals = modals
    self.notices = notices
    self.bar = bar
    self.sections = sections
    self.focus = focus
    self.firstRow = firstRow
    self.blocked = blocked
  }

  /// One tab of the bar.
  public nonisolated struct Tab: Equatable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// What its badge shows; nil for none.
    public var badge: String?
    /// Whether it is the current one.
    public var isSelected: Bool

    /// Makes a tab as it is seen.
    public init(name: String, badge: String? = nil, isSelected: Bool = false) {
      self.name = name
      self.badge = badge
      self.isSelected = isSelected
    }
  }
}

/// A group of rows as it is seen.
public nonisolated struct SectionSnapshot: Equatable, Sendable, Codable {
  /// Its heading; nil for none.
  public var header: String?
  /// Its rows.
  public var rows: [RowSnapshot]

  /// Makes a section as it is seen.
  public init(header: String? = nil, rows: [RowSnapshot] = []) {
    self.header = header
    self.rows = rows
  }
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

  /// Makes a row as it is seen.
  public init(kind: Kind, texts: [String] = [], controls: [ControlSnapshot] = []) {
    self.kind = kind
    self.texts = texts
    self.controls = controls
  }
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
