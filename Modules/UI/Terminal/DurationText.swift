/// Spans of time as scenarios and the line mode write them.
public nonisolated enum DurationText {
  /// Reads a span of time, whole: `300ms`, `2s`, `5m`, `1h`, `1d`; nil for anything else, and for
  /// more than ten thousand days.
  public static func parse(_ text: String) -> Duration? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), let unit = milliseconds(in: text.dropFirst(digits.count)),
      count <= 864_000_000_000 / unit
    else { return nil }
    return .milliseconds(count * unit)
  }

  /// A span of time as it is written, in the largest unit that it is a whole number of; nothing is
  /// `0s`. What is finer than a millisecond is left out.
  public static func text(_ duration: Duration) -> String {
    let count = Int(duration / .milliseconds(1))
    guard count != 0 else { return "0s" }
    let unit = ["d", "h", "m", "s"].first { count % (milliseconds(in: $0[...]) ?? 1) == 0 } ?? "ms"
    return "\(count / (milliseconds(in: unit[...]) ?? 1))\(unit)"
  }

  private static func milliseconds(in unit: Substring) -> Int? {
    switch unit {
    case "ms": 1
    case "s": 1_000
    case "m": 60_000
    case "h": 3_600_000
    case "d": 86_400_000
    default: nil
    }
  }
}
