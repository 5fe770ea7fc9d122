import ShopModel

/// What came of a walk, or of several that were merged.
public nonisolated struct WalkReport: Equatable, Sendable, Codable {
  /// The seeds, in order.
  public var seeds: [UInt64]
  /// The storefronts that walked in lockstep.
  public var architectures: [String]
  /// How many scripts were begun.
  public var scripts = 0
  /// How many steps were taken.
  public var steps = 0
  /// How long it took.
  public var seconds = 0.0
  /// What was reached.
  public var coverage = WalkCoverage()
  /// What was found; a walk ends with the first.
  public var findings: [Finding] = []

  /// A walk that has not begun.
  public init(seeds: [UInt64], architectures: [String]) {
    self.seeds = seeds
    self.architectures = architectures
  }

  /// Takes in another walk of the same storefronts.
  public mutating func merge(_ other: WalkReport) {
    seeds += other.seeds
    scripts += other.scripts
    steps += other.steps
    seconds += other.seconds
    coverage.merge(other.coverage)
    findings += other.findings
  }

  /// `20,000 steps in 400 scripts on plain, 41 s, 480 a second`.
  public var sum: String {
    let rate = seconds > 0 ? Int((Double(steps) / seconds).rounded()) : 0
    return
      "\(Format.count(steps, "step")) in \(Format.count(scripts, "script")) on "
      + "\(architectures.joined(separator: ", ")): \(Int(seconds.rounded())) s, \(rate) a second"
  }
}
