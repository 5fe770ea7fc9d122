/// A percentage from 0 to 100, to a thousandth of one: 8.875 % is 8,875 thousandths. Rule: M3.
public struct Percentage: Hashable, Sendable, Codable, Comparable {
  /// How many thousandths of one percent, 0…100,000.
  public let thousandths: Int

  /// A percentage in thousandths of one percent; what is below 0 or above 100 % is cut to it.
  public init(thousandths: Int) {
    self.thousandths = min(max(thousandths, 0), 100_000)
  }

  /// A whole percentage; what is below 0 or above 100 is cut to it.
  public init(_ percent: Int) {
    self.init(thousandths: min(max(percent, 0), 100) * 1_000)
  }

  public static func < (one: Percentage, other: Percentage) -> Bool {
    one.thousandths < other.thousandths
  }

  /// As a shopper reads it, without needless zeros: `40%`, `8.25%`. Rule: G11.
  public var text: String {
    let fraction = String(String(1_000 + thousandths % 1_000).dropFirst())
    let digits = fraction.prefix(
      fraction.lastIndex { $0 != "0" }.map {
        fraction.distance(from: fraction.startIndex, to: $0) + 1
      } ?? 0)
    return "\(thousandths / 1_000)" + (digits.isEmpty ? "" : ".\(digits)") + "%"
  }
}
