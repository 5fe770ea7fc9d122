import Foundation
import Measurement
import Terminal

/// What was measured, for a person and for a program.
struct BenchReport: Encodable {
  /// What was measured.
  var subject: String
  /// How the executable was built: `debug` or `release`.
  var build: String
  var figures: [Figure]

  /// One line for each figure, its numbers below each other.
  var lines: [String] {
    let names = figures.map { CellWidth.of($0.name) }.max() ?? 0
    let numbers = figures.map { BenchReport.text($0.value) }
    let width = numbers.map(\.count).max() ?? 0
    return ["\(subject), \(build) build"]
      + zip(figures, numbers).map { figure, number in
        "  " + figure.name.padded(toCells: names + 2)
          + String(repeating: " ", count: width - number.count) + "\(number) \(figure.unit)"
      }
  }

  /// With as many decimals as tell something: none of a thousand, three of one.
  private static func text(_ value: Double) -> String {
    let decimals = value >= 1_000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3
    return String(format: "%.\(decimals)f", value)
  }
}
