/// One piece of work, done with a framework and without, in one run.
///
/// Both are done in turns, one after the other, so that whatever else the machine does hits both; the
/// best of seven counts, since noise only adds.
struct Comparison {
  /// What is done.
  var name: String
  /// How often it is done for one time that is taken.
  var turns: Int
  /// Does it without, once.
  var plain: () -> Void
  /// Does it with the framework, once.
  var framework: () -> Void

  private static let rounds = 7

  /// The figures of both, in nanoseconds a turn, and their ratio.
  func figures(of framework: String) -> [Figure] {
    var best: (plain: Double, framework: Double) = (.infinity, .infinity)
    for _ in 0..<Self.rounds {
      best.plain = min(best.plain, nanoseconds(of: plain))
      best.framework = min(best.framework, nanoseconds(of: self.framework))
    }
    return Comparison.figures(
      name, framework, plain: best.plain, framework: best.framework, unit: "ns")
  }

  /// The figures of two amounts of the same thing.
  static func figures(
    _ name: String, _ framework: String, plain: Double, framework amount: Double, unit: String
  ) -> [Figure] {
    [
      Figure("\(name), plain", plain, unit),
      Figure("\(name), \(framework)", amount, unit),
      Figure("\(name), ratio", plain > 0 ? amount / plain : 0, "×"),
    ]
  }

  private func nanoseconds(of body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<turns { body() }
    return (clock.now - start).seconds * 1e9 / Double(turns)
  }
}
