import Scenarios
import ShopServices
import StorefrontInterface
import Terminal

/// A random shopper who walks several storefronts in lockstep, in scripts of bounded length, until
/// they differ, one of them does what none may, or the walk is over.
public final class Explorer {
  /// What a walk needs.
  public struct Settings {
    /// The storefronts, the one that the others are compared with first.
    public var storefronts: [ScenarioPlayer.Settings]
    /// What decides the walk, all of it.
    public var seed: UInt64
    /// How many steps it takes, those of the scripts' beginnings included.
    public var steps: Int
    /// How many steps a script has at most.
    public var scriptLength: Int
    /// How long it may take; nil for as long as it needs. Checked between scripts.
    public var time: Duration?
    /// How many runs it may take to make what was found small.
    public var shrinkingRuns = 300
    /// Hears of each line after it was played, as a trace.
    public var onLine: (([String]) -> Void)?

    /// Names what a walk needs.
    public init(
      storefronts: [ScenarioPlayer.Settings], seed: UInt64, steps: Int, scriptLength: Int = 50,
      time: Duration? = nil, onLine: (([String]) -> Void)? = nil
    ) {
      self.storefronts = storefronts
      self.seed = seed
      self.steps = steps
      self.scriptLength = scriptLength
      self.time = time
      self.onLine = onLine
    }
  }

  private let settings: Settings
  private var report: WalkReport
  private var shopper: RandomShopper?

  /// Makes an explorer for one walk.
  public init(_ settings: Settings) {
    self.settings = settings
    report = WalkReport(
      seeds: [settings.seed], architectures: settings.storefronts.map { $0.storefront.id })
  }

  /// Walks.
  ///
  /// - Throws: when a script cannot begin: a mistake of the explorer's, or of its environment.
  public func walk() async throws -> WalkReport {
    let clock = ContinuousClock()
    let start = clock.now
    while report.steps < settings.steps, report.findings.isEmpty {
      if let time = settings.time, clock.now - start > time { break }
      try await walkScript(report.scripts)
      report.scripts += 1
    }
    report.seconds = (clock.now - start) / .seconds(1)
    return report
  }

  /// Plays a script from its beginning; gives what is wrong, or nil.
  public static func play(
    _ script: WalkScript, on storefronts: [ScenarioPlayer.Settings]
  ) async -> Difference? {
    guard let given = try? script.given() else { return nil }
    let lockstep = Lockstep(storefronts, given: given)
    do throws(Difference) {
      try await lockstep.start()
      for line in script.lines { try await lockstep.play(line) }
      try await lockstep.end()
      return nil
    } catch {
      await lockstep.abandon()
      return error
    }
  }

  private func walkScript(_ number: Int) async throws {
    var dice = Dice(seed: settings.seed, script: number)
    guard let beginning = dice.pick(Beginning.all) else { return }
    var script = WalkScript(head: beginning.script.head)
    let lockstep = Lockstep(settings.storefronts, given: try script.given())
    var walker = RandomShopper(dice, after: shopper)
    let length = min(settings.scriptLength, settings.steps - report.steps)
    settings.onLine?(["# script \(number): \(beginning.name)"])
    do throws(Difference) {
      try await lockstep.start()
      report.coverage.add(lockstep.calls)
      for step in 0..<length {
        let line =
          step < beginning.script.lines.count
          ? beginning.script.lines[step] : walker.next(lockstep.sight, report.coverage)
        script.lines.append(line)
        try await play(line, lockstep)
      }
      try await lockstep.end()
    } catch {
      await lockstep.abandon()
      await find(error, script, number)
    }
    shopper = walker
  }

  private func play(_ line: WalkLine, _ lockstep: Lockstep) async throws(Difference) {
    let before = lockstep.snapshot
    let troubles = lockstep.troubles
    report.steps += 1
    try await lockstep.play(line)
    report.coverage.add(line, from: before, to: lockstep.snapshot)
    report.coverage.add(lockstep.calls)
    for (act, result) in lockstep.acts { report.coverage.add(act, result) }
    // A new launch counts from nothing.
    let now = lockstep.troubles
    report.coverage.add(now.count >= troubles.count ? now.dropFirst(troubles.count) : now[...])
    settings.onLine?([line.text] + lockstep.trace)
  }

  private func find(_ difference: Difference, _ script: WalkScript, _ number: Int) async {
    let storefronts = settings.storefronts
    let shrinker = Shrinker(limit: settings.shrinkingRuns) {
      await Explorer.play($0, on: storefronts)
    }
    let smallest = await shrinker.smallest(script, failing: difference)
    // What it shows is told of the smallest script: its screens are those that whoever plays it sees.
    let shown = await Explorer.play(smallest, on: storefronts) ?? difference
    report.findings.append(
      Finding(
        shown, script: number, steps: report.steps, smallest: smallest,
        title: "Seed \(settings.seed), script \(number): \(shown.mismatch.message)"))
  }
}

extension Lockstep {
  /// What a shopper has to go by.
  fileprivate var sight: RandomShopper.Sight {
    let script = try? reference?.script()
    return RandomShopper.Sight(
      snapshot: snapshot, unanswered: script?.unanswered ?? 0, held: script?.held ?? [],
      isToDie: reference?.isToDie ?? false)
  }

  /// What was done to calls in this launch.
  fileprivate var troubles: [ShopScript.Trouble] { (try? reference?.script())?.troubles ?? [] }
}
