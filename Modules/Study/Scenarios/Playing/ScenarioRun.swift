import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
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
  private let settings: ScenarioPlayer.Settings
  private let identifiers = SeededIdentifiers(seed: 1)
  private var folder: TemporaryFolder?
  private var stage: Stage?
  /// What was wrong with a frame; the first counts.
  private var frameFault: Mismatch?
  private var kill: PendingKill?
  private var beforeAct: Snapshot?
  /// How many calls had been made when the last act or world line began.
  private var callsBefore = 0
  private var marks: [String: [String: Int]] = [:]
  /// The screens that were seen at whole-screen checks, by their lines; nil when they are checked.
  private var recorded: [Int: [String]]?

  private struct PendingKill {
    var line: Int
    var copy: KillCopy
  }

  init(_ scenario: Scenario, _ settings: ScenarioPlayer.Settings, isRecording: Bool) {
    self.scenario = scenario
    self.settings = settings
    recorded = isRecording ? [:] : nil
  }

  /// Plays it to its end. - Returns: the screens that were recorded.
  func play() async throws(Mismatch) -> [Int: [String]] {
    try await prepare()
    try launch(at: scenario.given.clock)
    try await settle()
    try await play(scenario.steps)
    if let kill {
      line = kill.line
      throw Mismatch("the write that was to be the last one never came")
    }
    try await end()
    return recorded ?? [:]
  }

  /// Ends what is left after a failure.
  func abandon() async {
    _ = await stage?.end()
    stage = nil
    folder = nil
  }

  // MARK: - Launches

  private var file: URL {
    URL(filePath: (folder?.path ?? settings.scratch) + "/shop.sqlite")
  }

  /// Fills a new folder with what is given.
  private func prepare() async throws(Mismatch) {
    do {
      folder = try TemporaryFolder(in: settings.scratch)
      let givens = GivenShop(
        scenario: scenario, file: file, shippedCatalogue: settings.shippedCatalogue,
        identifiers: identifiers)
      try await givens.write { self.line = $0 }
    } catch {
      throw error as? Mismatch ?? Mismatch("\(error)")
    }
  }

  private func launch(
    at date: Date, after stageBefore: Stage? = nil
  ) throws(Mismatch) {
    callsBefore = 0
    do throws(DatabaseError) {
      stage = try Stage(
        Stage.Setup(
          storefront: settings.storefront, pace: settings.pace,
          patience: settings.patience, file: file, region: scenario.given.region, date: date,
          identifiers: identifiers, scriptBefore: stageBefore?.script,
          visitorsBefore: stageBefore?.visitors ?? Visitors())
      ) { [weak self] fault in
        guard let self, frameFault == nil else { return }
        frameFault = fault
      }
    } catch {
      throw Mismatch("the shop does not open: \(error)")
    }
  }

  /// Ends the launch, and finds what it should have let go.
  private func end() async throws(Mismatch) {
    let left = await stage?.end() ?? []
    let diagnostics = stage?.diagnostics.reports.map(\.description) ?? []
    stage = nil
    guard diagnostics.isEmpty else {
      throw Mismatch("misuse was reported as the storefront ended", shown: diagnostics)
    }
    guard left.isEmpty else {
      throw Mismatch("something is left of the storefront after its end", shown: left)
    }
  }

  private func current() throws(Mismatch) -> Stage {
    guard let stage else { throw Mismatch("the app is not running") }
    return stage
  }

  // MARK: - Steps

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
    let stage = try current()
    act = ScenarioFailure.PrecedingAct(line: step.line, text: step.text)
    beforeAct = stage.window.snapshot()
    callsBefore = stage.script.calls.count
    let token = stage.window.token
    for (index, played) in acts.enumerated() {
      actCount += 1
      let result = stage.perform(played.act, on: token)
      try ActJudge.accept(
        result, of: played.act, isFollower: index > 0, on: stage.window.snapshot())
    }
    try await settle()
  }

  private func judge(_ check: Check) async throws(Mismatch) {
    let stage = try current()
    if check.isScreen, recorded != nil {
      recorded?[line] = ScreenText.rows(stage.window.snapshot())
      return
    }
    let seen = Observation(
      now: stage.window.snapshot(), beforeAct: beforeAct,
      calls: stage.script.calls.dropFirst(callsBefore).map(\.service),
      record: check.isOfShop ? try await record(of: stage) : nil,
      alive: stage.lifetimes.counts, marks: marks)
    if let mismatch = Judge.mismatch(check, seen) { throw mismatch }
  }

  private func record(of stage: Stage) async throws(Mismatch) -> ShopRecord {
    do {
      return try await stage.record()
    } catch {
      throw Mismatch("what the shop has kept cannot be read: \(error)")
    }
  }

  /// Waits until nothing is running, and looks at what must always be so.
  private func settle() async throws(Mismatch) {
    let stage = try current()
    do {
      try await stage.settle()
    } catch {
      throw Mismatch("it does not come to rest: \(error)")
    }
    if let frameFault { throw frameFault }
    if let mismatch = StageRules.mismatch(stage) { throw mismatch }
    if kill?.copy.isTaken == true { try await die() }
  }

  // MARK: - World

  private func play(_ event: WorldEvent) async throws(Mismatch) {
    let stage = try current()
    callsBefore = stage.script.calls.count
    switch event {
    case .advance(let duration):
      do {
        try await stage.advance(by: duration)
      } catch {
        throw Mismatch("it does not come to rest: \(error)")
      }
    case .setPrice(let sku, let text, let silently):
      let price: Money
      do throws(PriceError) {
        price = try Money(parsing: text, currency: scenario.given.region.currency)
      } catch {
        throw Mismatch("\(error)")
      }
      try await change(sku) { () async throws(ShopError) in
        try await stage.otherHand.setPrice(of: sku, to: price, silently: silently)
      }
    case .setStock(let sku, let stock, let silently):
      try await change(sku) { () async throws(ShopError) in
        try await stage.otherHand.setStock(of: sku, to: stock, silently: silently)
      }
    case .fail(let service, let reason): stage.script.failNext(service, reason)
    case .delay(let service, let duration): stage.script.delay(service, by: duration)
    case .hold(let service, let moment): stage.script.hold(service, moment)
    case .release(let service, let number):
      do throws(ShopScriptError) {
        if let number {
          try stage.script.release(service, number: number)
        } else {
          try stage.script.release(service)
        }
      } catch {
        throw Mismatch("\(error)")
      }
    case .ship(let number):
      do throws(ShopError) {
        try await stage.otherHand.ship(number)
      } catch {
        throw Mismatch("order \(number) cannot be sent: \(error.text)")
      }
    case .relaunch: try await relaunch()
    case .killAtWrite(let number): try prepareKill(at: number)
    case .mark(let name): marks[name] = stage.lifetimes.counts
    }
    try await settle()
  }

  private func change(
    _ sku: SKU, _ body: () async throws(ShopError) -> Void
  ) async throws(Mismatch) {
    do throws(ShopError) {
      try await body()
    } catch .refused {
      throw Mismatch("there is no \(Words.quote(sku.text)) in the catalogue")
    } catch {
      throw Mismatch("\(sku) cannot be changed: \(error.text)")
    }
  }

  private func relaunch() async throws(Mismatch) {
    let stage = try current()
    // What the end still waits for takes no time of the world's.
    let now = stage.clock.now
    try await end()
    try launch(at: now, after: stage)
  }

  private func prepareKill(at number: Int) throws(Mismatch) {
    guard kill == nil, let folder else {
      throw Mismatch("a kill is prepared already, on line \(kill?.line ?? line)")
    }
    let stage = try current()
    let copy: KillCopy
    do {
      copy = try KillCopy(of: folder, at: stage.writes.count + number, in: settings.scratch)
    } catch {
      throw Mismatch("\(error)")
    }
    stage.writes.onWrite { copy.take(after: $0) }
    kill = PendingKill(line: line, copy: copy)
  }

  /// Everything alive is lost, and the app starts on what was on disk at that write.
  private func die() async throws(Mismatch) {
    let stage = try current()
    guard let copy = kill?.copy else { return }
    if let reason = copy.failure { throw Mismatch("the files cannot be copied: \(reason)") }
    kill = nil
    stage.writes.onWrite(nil)
    let now = stage.clock.now
    _ = await stage.end()
    self.stage = nil
    folder = copy.folder
    try launch(at: now, after: stage)
    try await settle()
  }
}
