import Foundation

/// Moments as they are kept: milliseconds since 1970, whole ones, so that they compare.
enum Moment {
  static func milliseconds(_ date: Date) -> Int {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
    return Int(exactly: milliseconds) ?? 0
  }

  static func date(_ milliseconds: Int) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }
}
