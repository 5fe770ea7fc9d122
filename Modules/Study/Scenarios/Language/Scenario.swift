/// A transcript that runs: what a shopper did, what happened around them, and what they saw.
///
/// Its name in reports is its path.
public nonisolated struct Scenario: Equatable, Sendable {
  /// Where it was read from, as it was named.
  public var path: String
  /// What it shows, in a sentence.
  public var title: String
  /// The ids of the statements that it is about.
  public var rules: [String]
  /// What the shop is like before launch.
  public var given: Givens
  /// What happens, in order.
  public var steps: [Step]

  /// The statements that it proves: its rules, unless its only checks are whole screens, which may
  /// have been recorded rather than thought of.
  public var provenRules: [String] {
    steps.flatMap(\.checks).contains { !$0.isScreen } ? rules : []
  }
}

/// One line of a scenario's body, or a block of them.
public nonisolated struct Step: Equatable, Sendable {
  /// What a line asks for.
  public nonisolated enum Kind: Equatable, Sendable {
    /// Acts that follow each other without waiting until nothing runs; most often one.
    case acts([PlayedAct])
    /// Something that happens around the shopper.
    case world(WorldEvent)
    /// Something that must be so now.
    case check(Check)
    /// The same steps, so many times.
    case repeated(Int, [Step])
  }

  /// Its number in the file, from 1.
  public var line: Int
  /// The line as it is written, without the space around it.
  public var text: String
  /// What it asks for.
  public var kind: Kind

  /// The checks in it, those of a block included.
  var checks: [Check] {
    switch kind {
    case .check(let check): [check]
    case .repeated(_, let steps): steps.flatMap(\.checks)
    case .acts, .world: []
    }
  }
}
