import Scenarios

/// Something that a walk found, made small.
public nonisolated struct Finding: Equatable, Sendable, Codable {
  /// Which script of the walk it was.
  public var script: Int
  /// How many steps the walk had taken.
  public var steps: Int
  /// What kind of thing it is.
  public var kind: Difference.Kind
  /// A sentence.
  public var summary: String
  /// The smallest script that shows it, and both sides aligned, a line each.
  public var report: [String]
  /// The same as a scenario, whole.
  public var scenario: String

  /// Tells what the smallest script shows.
  init(
    _ difference: Difference, script: Int, steps: Int, smallest: WalkScript, title: String
  ) {
    self.script = script
    self.steps = steps
    kind = difference.kind
    summary = difference.summary
    report =
      difference.report + ["", "The smallest script:"]
      + (smallest.head + smallest.lines.map(\.text)).map { "  \($0)" }
    scenario = SavedScenario.text(smallest, title: title, checks: Finding.checks(difference))
  }

  /// What must be so at the end: what the first one shows, or calls. A fault of one alone the player
  /// finds by itself, without a check that could fail; what the books lack, `arcade doctor` finds.
  private static func checks(_ difference: Difference) -> [String] {
    let expected = difference.mismatch.expected
    switch difference.kind {
    case .screens: return SavedScenario.check(ofScreen: expected)
    case .calls:
      let names = expected.map { String($0.prefix { $0 != " " }) }
      return [(["< calls"] + names).joined(separator: " ")]
    case .fault, .rule, .answers, .books: return ["< not \"something that is never shown\""]
    }
  }
}
