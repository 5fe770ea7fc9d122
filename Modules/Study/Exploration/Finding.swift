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
    // What must be so is what the first one shows; a fault of one alone the player finds by itself.
    let checks =
      difference.kind == .screens
      ? SavedScenario.check(ofScreen: difference.mismatch.expected)
      : ["< not \"something that is never shown\""]
    scenario = SavedScenario.text(smallest, title: title, checks: checks)
  }
}
