import Scenarios
import StorefrontInterface
import Terminal

/// Plays every order of situations on several storefronts in lockstep, each from a launch of its own.
public final class Interleaver {
  /// The storefronts, the one that the others are compared with first.
  private let storefronts: [ScenarioPlayer.Settings]
  /// How many runs it may take to make what was found small.
  private let shrinkingRuns: Int

  /// Makes one that plays on these.
  public init(_ storefronts: [ScenarioPlayer.Settings], shrinkingRuns: Int = 100) {
    let prepared = PreparedShops()
    self.storefronts = storefronts.map { settings in
      var settings = settings
      settings.prepared = prepared
      return settings
    }
    self.shrinkingRuns = shrinkingRuns
  }

  /// Plays the situations to their end, whatever is found.
  ///
  /// - Parameter onSituation: hears of each that is over.
  /// - Throws: when a line of a situation is no line of a scenario.
  public func play(
    _ situations: [Situation],
    onSituation: (InterleavingReport.Line) -> Void = { _ in }
  ) async throws(ScenarioErrors) -> InterleavingReport {
    var report = InterleavingReport(architectures: storefronts.map { $0.storefront.id })
    for situation in situations {
      let line = try await play(situation, &report.findings)
      report.lines.append(line)
      onSituation(line)
    }
    return report
  }

  private func play(
    _ situation: Situation, _ findings: inout [Finding]
  ) async throws(ScenarioErrors) -> InterleavingReport.Line {
    let clock = ContinuousClock()
    let start = clock.now
    var line = InterleavingReport.Line(situation)
    var endings: [String: Ending] = [:]
    var found: [Difference] = []
    for interleaving in situation.interleavings {
      let script = try interleaving.script()
      let closing = try WalkScript(head: situation.head, body: situation.closing).lines
      line.orders += 1
      do throws(Difference) {
        let ending = try await play(script, closing)
        let other = endings[interleaving.kind] ?? ending
        endings[interleaving.kind] = other
        let mismatch =
          ending.mismatch(from: other)
          ?? (interleaving.isPlain ? ending.mismatch(showing: situation.shows) : nil)
        if let mismatch { throw fault(mismatch) }
      } catch {
        line.differences += 1
        guard !found.contains(where: error.isLike) else { continue }
        found.append(error)
        findings.append(await finding(error, script, closing, in: situation, at: line.orders))
      }
    }
    line.seconds = (clock.now - start) / .seconds(1)
    return line
  }

  /// Plays one order to its end. - Throws: what is wrong.
  private func play(
    _ script: WalkScript, _ closing: [WalkLine]
  ) async throws(Difference) -> Ending {
    guard let given = try? script.given() else { throw fault(Mismatch("the head is none")) }
    let lockstep = Lockstep(storefronts, given: given)
    do throws(Difference) {
      try await lockstep.start()
      for line in script.lines { try await lockstep.play(line) }
      let unanswered = (try? lockstep.reference?.script().unanswered) ?? 0
      if let mismatch = Ending.mismatch(lockstep.snapshot, unanswered: unanswered) {
        throw fault(mismatch)
      }
      let rows = Ending.rows(lockstep.snapshot)
      for line in closing { try await lockstep.play(line) }
      let ending = Ending(
        steps: script.lines.map(\.text), rows: rows, lastRows: Ending.rows(lockstep.snapshot))
      try await lockstep.end()
      return ending
    } catch {
      await lockstep.abandon()
      throw error
    }
  }

  /// What all of them do alike and none may.
  private func fault(_ mismatch: Mismatch) -> Difference {
    Difference(.rule, storefronts.first?.storefront.id ?? "", mismatch)
  }

  private func finding(
    _ difference: Difference, _ script: WalkScript, _ closing: [WalkLine], in situation: Situation,
    at order: Int
  ) async -> Finding {
    var whole = script
    whole.lines += closing
    let storefronts = storefronts
    var smallest = whole
    var shown = difference
    if await Explorer.play(whole, on: storefronts)?.isLike(difference) == true {
      let shrinker = Shrinker(limit: shrinkingRuns) { await Explorer.play($0, on: storefronts) }
      smallest = await shrinker.smallest(whole, failing: difference)
      shown = await Explorer.play(smallest, on: storefronts) ?? difference
    }
    return Finding(
      shown, script: order, steps: smallest.lines.count, smallest: smallest,
      title: "\(situation.name), order \(order): \(shown.mismatch.message)")
  }
}

extension Interleaving {
  /// Whether everything succeeds and nobody leaves.
  nonisolated var isPlain: Bool {
    departure == nil && fates.allSatisfy { $0.allSatisfy { $0 == nil } }
  }
}
