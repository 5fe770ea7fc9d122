/// What a tab shows: its name, and a badge.
public nonisolated struct TabBarItem: Equatable, Sendable {
  /// Its name.
  public var title: String
  /// What its badge shows; nil for none.
  public var badge: String?

  /// Makes a tab's item.
  public init(title: String = "", badge: String? = nil) {
    self.title = title
    self.badge = badge
  }
}
