import Foundation

/// A day of the calendar, in UTC, reckoned here and by no calendar of the machine. Rule: G11, K4.
public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, 1…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day; nil when there is none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month),
      (1...Day.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  /// The day that `date` falls on in UTC. What is outside the years 1…9999 is cut to them.
  public init(_ date: Date) {
    self = Day.split(date).day
  }

  /// A day as `2026-01-02`; nil for any other text.
  public init?(parsing text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private init(checkedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// As `2026-01-02`: as ``init(parsing:)`` reads it.
  public var description: String {
    String(String(10_000 + year).dropFirst())
      + "-\(Format.twoDigits(month))-\(Format.twoDigits(day))"
  }

  /// The moment at which the day begins, in UTC.
  public var start: Date {
    Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
  }

  /// How many days it is after the first of January 1970; negative before.
  public var daysSince1970: Int {
    let months = (1..<month).reduce(0) { $0 + Day.length(ofMonth: $1, year: year) }
    return Day.daysBefore(year: year) + months + day - 1 - Day.daysBefore(year: 1_970)
  }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// How many days that month has.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// The day and the seconds of it that have passed, in UTC.
  static func split(_ date: Date) -> (day: Day, seconds: Int) {
    let first = -Double(daysBefore(year: 1_970)) * 86_400
    let last = Double(daysBefore(year: 10_000) - daysBefore(year: 1_970)) * 86_400 - 1
    let interval = date.timeIntervalSince1970
    let seconds = Int((interval.isNaN ? 0 : min(max(interval, first), last)).rounded(.down))
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    return (day(since1970: days), seconds - days * 86_400)
  }

  private static func day(since1970 days: Int) -> Day {
    let ordinal = days + daysBefore(year: 1_970)
    // Four hundred years have 146,097 days, so this is at most one year off, either way.
    var year = ordinal * 400 / 146_097 + 1
    while daysBefore(year: year + 1) <= ordinal { year += 1 }
    while daysBefore(year: year) > ordinal { year -= 1 }
    var day = ordinal - daysBefore(year: year) + 1
    var month = 1
    while day > length(ofMonth: month, year: year) {
      day -= length(ofMonth: month, year: year)
      month += 1
    }
    return Day(checkedYear: year, month: month, day: day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days lie between the first day of the year 1 and that of `year`.
  private static func daysBefore(year: Int) -> Int {
    let before = year - 1
    return before * 365 + before / 4 - before / 100 + before / 400
  }
}

extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(parsing: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a day")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
