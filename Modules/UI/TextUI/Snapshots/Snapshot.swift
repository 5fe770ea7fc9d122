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
