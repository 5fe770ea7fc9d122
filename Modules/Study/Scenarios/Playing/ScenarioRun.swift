import PatternKit
import Terminal
import TextUI

/// One scenario as it is being played.
final class ScenarioRun {
  /// The line that is being played; the scenario's first before that.
  private(set) var line = 1
  /// The last act.
  private(set) var act: ScenarioFailure.PrecedingAct?
  /// How many acts have been played.
  private(set) var actCount = 0

  private let scenario: Scenario
  private let played: PlayedStorefront
  /// The line on which the app was told to die at a write to come.
  private var killLine = 1
  private var beforeAct: Snapshot?
  /// The screens that were seen at whole-screen checks, by their lines; nil when they are checked.
  private var recorded: [Int: [String]]?

  init(_ scenario: Scenario, _ settings: ScenarioPlayer.Settings, isRecording: Bool) {
    self.scenario = scenario
    played = PlayedStorefront(settings, given: scenario.given, path: scenario.path)
    recorded = isRecording ? [:] : nil
  }

  /// Plays it to its end. - Returns: the screens that were recorded.
  func play() async throws(Mismatch) -> [Int: [String]] {
    try await played.start { self.line = $0 }
    try await play(scenario.steps)
    if played.isToDie {
      line = killLine
      throw Mismatch("the write that was to be the last one never came")
    }
    try await played.end()
    return recorded ?? [:]
  }

  /// Ends what is left after a failure.
  func abandon() async {
    await played.abandon()
  }

  private func play(_ steps: [Step]) async throws(Mismatch) {
    for step in steps {
      line = step.line
      switch step.kind {
      case .acts(let acts): try await play(acts, step)
      case .world(let event): try await play(event)
      case .check(let check): try await judge(check)
      case .repeated(let count, let steps):
        for _ in 0..<count { try await play(steps) }
      }
    }
  }

  private func play(_ acts: [PlayedAct], _ step: Step) async throws(Mismatch) {
    let window = try played.window()
    act = ScenarioFailure.PrecedingAct(line: step.line, text: step.text)
    beforeAct = window.snapshot()
    played.beginLine()
    let token = window.token
    for (index, one) in acts.enumerated() {
      switch one {
      case .act(let act):
        actCount += 1
        let result = try played.perform(act, on: token)
        try ActJudge.accept(result, of: act, isFollower: index > 0, on: window.snapshot())
      case .release(let service, let number):
        if let refusal = try played.release(service, number: number) { throw refusal }
      }
    }
    try await played.settle()
  }

  private func play(_ event: WorldEvent) async throws(Mismatch) {
    played.beginLine()
    if case .killAtWrite = event, played.isToDie {
      throw Mismatch("a kill is prepared already, on line \(killLine)")
    }
    if let refusal = try await played.happen(event) { throw refusal }
    if case .killAtWrite = event { killLine = line }
    try await played.settle()
  }

  private func judge(_ check: Check) async throws(Mismatch) {
    let stage = try played.current()
    if check.isScreen, recorded != nil {
      recorded?[line] = ScreenText.rows(stage.window.snapshot())
      return
    }
    let seen = Observation(
      now: stage.window.snapshot(), beforeAct: beforeAct, calls: played.calls.map(\.service),
      record: check.isOfShop ? try await record(of: stage) : nil,
      alive: stage.lifetimes.counts, marks: played.marks)
    if let mismatch = Judge.mismatch(check, seen) { throw mismatch }
  }

  private func record(of stage: Stage) async throws(Mismatch) -> ShopRecord {
    do {
      return try await stage.record()
    } catch {
      throw Mismatch("what the shop has kept cannot be read: \(error)")
    }
  }
}
