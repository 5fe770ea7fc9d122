import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// One storefront as it is played: its folder with the shop in it, and its launches, one after the
/// other.
///
/// A line of a scenario is played in two halves: what happens, ``perform(_:on:)`` or
/// ``happen(_:)``, and then ``settle()``, which waits until nothing is running and finds what must
/// never be so. Between the halves nothing has run that had to wait.
public final class PlayedStorefront {
  /// What the shop was like at first.
  public let given: Givens
  /// How many nodes and screens of each kind were alive at each mark.
  public private(set) var marks: [String: [String: Int]] = [:]

  private let settings: ScenarioPlayer.Settings
  private let path: String
  private let identifiers = SeededIdentifiers(seed: 1)
  private let ownIdentifiers = SeededIdentifiers(seed: 2)
  private var folder: TemporaryFolder?
  private(set) var stage: Stage?
  /// What was wrong with a frame; the first counts.
  private var frameFault: Mismatch?
  private var kill: KillCopy?
  /// How many calls of this launch had been made when the line began.
  private var callsBefore = 0
  /// What was read last of what the shop has kept, and after how many writes of this launch.
  private var books: (writes: Int, books: ShopBooks)?

  /// Plays nothing yet.
  ///
  /// - Parameters:
  ///   - settings: which storefront it is, and how it is played.
  ///   - given: what the shop is like at first.
  ///   - path: where the scenario lies, or would; its fixtures are looked for from there.
  public init(_ settings: ScenarioPlayer.Settings, given: Givens, path: String) {
    self.settings = settings
    self.given = given
    self.path = path
  }

  /// The storefront's id.
  public var architecture: String { settings.storefront.id }

  /// Where it is shown.
  ///
  /// - Throws: when it does not run.
  public func window() throws(Mismatch) -> Window { try current().window }

  /// What becomes of its calls, in this launch.
  ///
  /// - Throws: when it does not run.
  public func script() throws(Mismatch) -> ShopScript { try current().script }

  /// The calls that were made since the line began, in order; after a launch, since the launch.
  public var calls: [ServiceCall] { Array(stage?.script.calls.dropFirst(callsBefore) ?? []) }

  /// Whether it is to die at a write that has not come yet.
  public var isToDie: Bool { kill != nil }

  /// Whether it is known that nobody is signed in.
  public var isGuest: Bool { stage?.isGuest ?? true }

  /// What waits for the world, the clock or a release, by its names, in order of its beginning.
  public var parked: [String] { stage?.parked ?? [] }

  /// The nodes that wait to be let through, by their names: a pattern may keep a node for a wish.
  public var held: [String] { stage?.tree()?.held ?? [] }

  /// How many nodes and screens of each kind are alive.
  public var alive: [String: Int] { stage?.lifetimes.counts ?? [:] }

  /// What the shop has kept. It is read in no turn of the shopper's, and only again when something
  /// was written since.
  ///
  /// - Throws: when it cannot be read.
  public func books() async throws(Mismatch) -> ShopBooks {
    let stage = try current()
    if let books, books.writes == stage.writes.count { return books.books }
    do throws(ShopError) {
      let read = ShopBooks(
        digest: try await stage.digest(), inspection: try await stage.inspection())
      books = (stage.writes.count, read)
      return read
    } catch {
      throw Mismatch("what the shop has kept cannot be read: \(error.text)")
    }
  }

  /// Fills a new folder with what is given, and launches.
  ///
  /// - Parameter atLine: hears which line of the head comes next.
  /// - Throws: what is given and cannot be so, or why it does not come to rest.
  public func start(atLine: (Int) -> Void = { _ in }) async throws(Mismatch) {
    do {
      let folder = try TemporaryFolder(in: settings.scratch)
      self.folder = folder
      // What it draws, what comes after it does not miss: it may have been made before.
      let identifiers = SeededIdentifiers(seed: 3)
      if let prepared = settings.prepared {
        try await prepared.fill(folder, with: given, path: path, scratch: settings.scratch) {
          try await closedShop(in: $0, identifiers).write(atLine: atLine)
        }
      } else {
        try await closedShop(in: folder, identifiers).write(atLine: atLine)
      }
    } catch {
      throw error as? Mismatch ?? Mismatch("\(error)")
    }
    try launch(at: given.clock)
    try await settle()
  }

  /// A line begins: what is told by ``calls`` counts from here.
  public func beginLine() {
    callsBefore = stage?.script.calls.count ?? 0
  }

  /// Does what a shopper did on the screen that `token` names, and waits for nothing.
  public func perform(_ act: Act, on token: ScreenToken) throws(Mismatch) -> ActResult {
    try current().perform(act, on: token)
  }

  /// Lets something happen around the shopper.
  ///
  /// - Returns: why it could not; nil when it has.
  /// - Throws: what must not be so: it does not come to rest, or something is left of a launch.
  public func happen(_ event: WorldEvent) async throws(Mismatch) -> Mismatch? {
    let stage = try current()
    switch event {
    case .advance(let duration):
      do {
        try await stage.advance(by: duration)
      } catch {
        throw Mismatch("it does not come to rest: \(error)")
      }
    case .setPrice, .setStock, .ship:
      // A tool beside us may write, which this launch does not count.
      books = nil
      return await OtherHandEvent.refusal(event, given, stage)
    case .fail(let service, let reason): stage.script.failNext(service, reason)
    case .delay(let service, let duration): stage.script.delay(service, by: duration)
    case .hold(let service, let moment): stage.script.hold(service, moment)
    case .holdBoth(let service): stage.script.hold(service, .request, .reply)
    case .release(let service, let number): return try release(service, number: number)
    case .loseCharge: await stage.loseNextCharge()
    case .relaunch: try await relaunch()
    case .importCatalogue(let catalogue): return try await importAnew(catalogue)
    case .killAtWrite(let number): return try prepareKill(at: number)
    case .mark(let name): marks[name] = stage.lifetimes.counts
    }
    return nil
  }

  /// Lets held calls go, one by its number or all, and waits for nothing: what they answer comes
  /// after whatever is done next in the same turn.
  ///
  /// - Returns: why they could not; nil when they have.
  /// - Throws: when it does not run.
  public func release(_ service: ServiceName, number: Int?) throws(Mismatch) -> Mismatch? {
    let script = try script()
    do throws(ShopScriptError) {
      if let number {
        try script.release(service, number: number)
      } else {
        try script.release(service)
      }
      return nil
    } catch {
      return Mismatch("\(error)")
    }
  }

  /// Waits until nothing is running, and looks at what must always be so. If it was to die at a
  /// write that has come, it dies, and is launched on what was on disk then.
  ///
  /// - Throws: what is not as it must be.
  public func settle() async throws(Mismatch) {
    let stage = try current()
    do {
      try await stage.settle()
    } catch {
      throw Mismatch("it does not come to rest: \(error)")
    }
    if let frameFault { throw frameFault }
    if let mismatch = StageRules.mismatch(stage) { throw mismatch }
    if kill?.isTaken == true { try await die() }
  }

  /// Ends the launch, and finds what it should have let go.
  ///
  /// - Throws: what is left of it.
  public func end() async throws(Mismatch) {
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

  /// Ends what is left after a failure.
  public func abandon() async {
    _ = await stage?.end()
    stage = nil
    folder = nil
  }

  func current() throws(Mismatch) -> Stage {
    guard let stage else { throw Mismatch("the app is not running") }
    return stage
  }

  // MARK: - Launches

  private var file: URL { file(in: folder?.path ?? settings.scratch) }

  private func file(in folder: String) -> URL { URL(filePath: folder + "/shop.sqlite") }

  private func launch(at date: Date, after stageBefore: Stage? = nil) throws(Mismatch) {
    callsBefore = 0
    books = nil
    do throws(DatabaseError) {
      stage = try Stage(
        Stage.Setup(
          storefront: settings.storefront, pace: settings.pace,
          patience: settings.patience, file: file, region: given.region, date: date,
          identifiers: identifiers, ownIdentifiers: ownIdentifiers, tamper: settings.tamper,
          onFrame: settings.onFrame, scriptBefore: stageBefore?.script,
          visitorsBefore: stageBefore?.visitors ?? Visitors())
      ) { [weak self] fault in
        guard let self, frameFault == nil else { return }
        frameFault = fault
      }
    } catch {
      throw Mismatch("the shop does not open: \(error)")
    }
  }

  /// The shop in a folder while nobody is in it.
  private func closedShop(
    in folder: TemporaryFolder?, _ identifiers: any IdentifierSource
  ) -> GivenShop {
    GivenShop(
      given: given,
      shelf: CatalogueShelf(
        path: path, shipped: settings.shippedCatalogue, region: given.region),
      file: file(in: folder?.path ?? settings.scratch), identifiers: identifiers)
  }

  /// Ends the launch and begins the next one; between the two `whileClosed` has the shop.
  private func relaunch(
    _ whileClosed: (GivenShop, Date) async throws -> Void = { _, _ in }
  ) async throws(Mismatch) {
    let stage = try current()
    // What the end still waits for takes no time of the world's.
    let now = stage.clock.now
    try await end()
    do {
      try await whileClosed(closedShop(in: folder, identifiers), now)
    } catch {
      throw Mismatch("\(error)")
    }
    try launch(at: now, after: stage)
  }

  /// Imports a catalogue between two launches.
  ///
  /// - Returns: why there is none to import; the launch goes on then.
  private func importAnew(_ catalogue: GivenCatalogue) async throws(Mismatch) -> Mismatch? {
    let products: [Product]
    do throws(Mismatch) {
      products = try closedShop(in: folder, identifiers).shelf.products(catalogue)
    } catch {
      return error
    }
    try await relaunch { try await $0.replaceCatalogue(with: products, at: $1) }
    return nil
  }

  private func prepareKill(at number: Int) throws(Mismatch) -> Mismatch? {
    guard kill == nil, let folder else { return Mismatch("a kill is prepared already") }
    let stage = try current()
    let copy: KillCopy
    do {
      copy = try KillCopy(of: folder, at: stage.writes.count + number, in: settings.scratch)
    } catch {
      throw Mismatch("\(error)")
    }
    stage.writes.onWrite { copy.take(after: $0) }
    kill = copy
    return nil
  }

  /// Everything alive is lost, and the app starts on what was on disk at that write.
  private func die() async throws(Mismatch) {
    let stage = try current()
    guard let copy = kill else { return }
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

extension NodeSnapshot {
  fileprivate var held: [String] {
    (state == "waiting" ? [name] : []) + children.flatMap(\.held)
  }
}
