import Foundation

/// The system's own words for what it refused.
enum SystemText {
  /// For a number as `errno` holds it, such as `Permission denied`.
  static func of(errno number: Int32) -> String {
    String(cString: strerror(number))
  }
}
