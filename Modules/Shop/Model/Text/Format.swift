import Foundation

/// How numbers and dates are written: by these tables only, in English and in UTC, wherever the
/// machine stands. Rule: G11.
public enum Format {
  /// The minus sign, U+2212.
  public static let minus = "−"

  /// A whole number in groups of three: `12,345`, `−1,000`.
  public static func number(_ number: Int) -> String {
    (number < 0 ? minus : "") + grouped(String(number.magnitude))
  }

  /// A number of things: `1 line`, `2 lines`. The plural is the singular with an `s` unless given.
  public static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(self.number(number)) \(number == 1 ? one : many ?? one + "s")"
  }

  /// A moment to the minute, in UTC: `2 Jan 2026 14:05`.
  public static func moment(_ date: Date) -> String {
    let (day, seconds) = Day.split(date)
    return "\(self.day(day)) \(twoDigits(seconds / 3_600)):\(twoDigits(seconds / 60 % 60))"
  }

  /// A day: `2 Jan 2026`.
  public static func day(_ day: Day) -> String {
    "\(day.day) \(months[day.month - 1]) \(day.year)"
  }

  /// Puts commas between groups of three digits.
  static func grouped(_ digits: String) -> String {
    var text = ""
    let count = digits.utf8.count
    for (position, digit) in digits.enumerated() {
      if position > 0, (count - position) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
