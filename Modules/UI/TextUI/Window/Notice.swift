/// A line that tells what just happened. Rule: G9.
public nonisolated struct Notice: Equatable, Sendable {
  /// What it is about. Of one event's notices those of an earlier kind stand first.
  public nonisolated enum Kind: Int, Sendable, CaseIterable, Comparable {
    case order, cartMerge, stock, price, coupon, saved, links, other

    public static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a person reads.
  public var text: String
  /// What it is about.
  public var kind: Kind

  /// Makes a notice.
  public init(_ text: String, kind: Kind = .other) {
    self.text = text
    self.kind = kind
  }
}
