/// The last month in which a card is valid. Rule: H4.
public struct CardExpiry: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The month, 1…12.
  public let month: Int
  /// The year, of four digits.
  public let year: Int

  /// An expiry; nil for a month or a year that there is not.
  public init?(month: Int, year: Int) {
    guard (1...12).contains(month), (2_000...2_099).contains(year) else { return nil }
    self.month = month
    self.year = year
  }

  /// Reads `MM/YY` or `MM/YYYY`, with spaces anywhere around.
  ///
  /// - Throws: ``CardProblem`` of the expiry.
  public init(parsing text: String) throws(CardProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count),
      [2, 4].contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let month = Int(parts[0]), let typedYear = Int(parts[1]),
      let expiry = CardExpiry(
        month: month, year: parts[1].utf8.count == 2 ? 2_000 + typedYear : typedYear)
    else {
      throw CardProblem(
        .expiry, text.trimmed.isEmpty ? "Type the expiry" : "Type the expiry as MM/YY")
    }
    self = expiry
  }

  /// Whether its last day is over, in UTC.
  public func isOver(on today: Day) -> Bool {
    (today.year, today.month) > (year, month)
  }

  /// `MM/YY`.
  public var description: String {
    "\(Format.twoDigits(month))/\(Format.twoDigits(year % 100))"
  }
}
