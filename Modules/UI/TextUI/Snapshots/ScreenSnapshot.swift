/// A screen that is not on top, as it would be seen.
public nonisolated struct ScreenSnapshot: Equatable, Sendable, Codable {
  /// Where it stands, such as `root/Cart/0` or `modal 1/0`.
  public var place: String
  /// Its title.
  public var title: String
  /// The notices of its content.
  public var notices: [String]
  /// The actions beside its title.
  public var bar: [ControlSnapshot]
  /// Its rows, in groups.
  public var sections: [SectionSnapshot]
  /// The control that has the focus there.
  public var focus: ControlID?
  /// The first row in view.
  public var firstRow: Int
}
