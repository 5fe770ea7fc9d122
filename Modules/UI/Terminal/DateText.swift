import Foundation
import ShopModel

/// Points in time as options and scenarios write them: `2026-01-02T14:05:00Z`, to the second, UTC.
public nonisolated enum DateText {
  /// Reads a point in time, whole; nil for anything else. The seconds may be left out.
  public static func parse(_ text: String) -> Date? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("Z"), let day = Day(parsing: String(parts[0]))
    else { return nil }
    let time = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(time.count), time.allSatisfy({ $0.utf8.count == 2 }),
      time.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = time.compactMap { Int($0) }
    let (hour, minute, second) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return day.start.addingTimeInterval(Double(hour * 3_600 + minute * 60 + second))
  }

  /// The form that ``parse(_:)`` reads; fractions of a second are dropped.
  public static func text(_ date: Date) -> String {
    let day = Day(date)
    let seconds = Int(date.timeIntervalSince(day.start))
    let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return "\(day)T" + time.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") + "Z"
  }
}
