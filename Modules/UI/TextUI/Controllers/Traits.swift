/// What a window can show: its size, its colours, its characters.
public nonisolated struct Traits: Equatable, Sendable {
  /// The width, in cells.
  public var width: Int
  /// The height, in cells.
  public var height: Int
  /// How many colours there are; 0 for none.
  public var colors: Int
  /// Whether characters beyond ASCII can be shown.
  public var isUnicode: Bool

  /// Makes traits; 80 by 24 cells without colours unless told otherwise.
  public init(width: Int = 80, height: Int = 24, colors: Int = 0, isUnicode: Bool = true) {
    self.width = width
    self.height = height
    self.colors = colors
    self.isUnicode = isUnicode
  }
}
