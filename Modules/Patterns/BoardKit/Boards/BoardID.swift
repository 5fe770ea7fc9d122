/// The address of a board: every route is keyed on it. The shop has one for each feature, such as
/// `.cart`, in the feature's interface module.
public nonisolated struct BoardID: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The address as a text.
  public let rawValue: String

  /// Names a board. One motherboard has at most one board of a name. Rule: BD-L1.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { rawValue }

  /// A name below this one: one board of a kind for each of many things, such as the saving of
  /// each product.
  public func appending(_ part: String) -> BoardID {
    BoardID("\(rawValue).\(part)")
  }
}
