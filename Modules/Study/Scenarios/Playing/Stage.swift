import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontInterface
import Terminal
import TextUI

/// One launch of the app: the shop in its folder, the script around it, and a storefront.
///
/// It is made with the storefront started and nothing waited for. Everything in it ends with
/// ``end()``.
final class Stage {
  let window: Window
  let clock: TestClock
  let script: ShopScript
  let writes = WriteLog()
  let lifetimes = Lifetimes()
  let diagnostics = Diagnostics()

  private let tracker: TaskTracker
  private let patience: () -> Duration
  private let database: ShopDatabase
  private let feed = ChangeFeed()
  private let shielded: ShieldedShop
  private var storefront: (any Storefront)?
  private var news: FeedToken?
  /// Who is shopping, and who was before.
  private(set) var visitors: Visitors
  private var toldCount: Int?
  private var settledCount: Int?
  /// The newest frame: what a front end has drawn.
  private(set) var lastFrame: Snapshot?

  /// What a launch needs.
  struct Setup {
    var storefront: any Storefront.Type
    var pace: Window.Pace
    var patience: () -> Duration
    var file: URL
    var region: Region
    var date: Date
    var identifiers: any IdentifierSource
    /// Those of the storefront itself: what it takes for its own use changes none of the shop's.
    var ownIdentifiers: any IdentifierSource
    /// Stands between the shop and the script.
    var tamper: @MainActor (Shop, ShopDatabase) -> Shop
    /// Sees every frame.
    var onFrame: (Snapshot) -> Void
    /// What the launch before was told of calls to come.
    var scriptBefore: ShopScript?
    /// Who had come by the end of the launch before.
    var visitorsBefore = Visitors()
  }

  /// Opens the shop and starts the storefront.
  ///
  /// - Parameter onFault: gets what is wrong with a frame.
  init(
    _ setup: Setup, onFault: @escaping (Mismatch) -> Void
  ) throws(DatabaseError) {
    patience = setup.patience
    visitors = Visitors(after: setup.visitorsBefore)
    let tracer = Tracer(isOn: true)
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    clock = TestClock(setup.date, tracker: tracker)
    script = ShopScript(clock: clock, after: setup.scriptBefore)
    database = try ShopDatabase(
      at: .file(setup.file), region: setup.region, now: clock.reading,
      identifiers: setup.identifiers, passwords: SystemPasswordHasher(.cheap), writes: writes)
    shielded = ShieldedShop(
      ScriptedShop(setup.tamper(database.shop(feed: feed), database), script: script).shop,
      feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    window = Window(
      pace: setup.pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes,
      diagnostics: diagnostics)
    // Before the storefront: a frame that it asks for because of a change finds the change here.
    news = feed.subscribe { [weak self] change in
      if let cart = change.cart { self?.toldCount = cart.count }
      if let session = change.session { self?.visitors.tell(session.shopper) }
    }
    script.onSession = { [weak self] in self?.visitors.tell($0.shopper) }
    window.onFrame = { [weak self] frame in
      guard let self else { return }
      lastFrame = frame
      setup.onFrame(frame)
      if let fault = frameFault { onFault(fault) }
    }
    let storefront = setup.storefront.init(
      StorefrontContext(
        window: window, shop: shielded.shop, feed: feed, clock: clock, ids: setup.ownIdentifiers,
        tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics))
    self.storefront = storefront
    storefront.start()
  }

  /// How many pieces the cart holds; nil while nobody has told the shopper.
  var cartCount: Int? { toldCount ?? settledCount }

  /// What is wrong with what there is to see, on top and below; nil when nothing is.
  ///
  /// Screens whose removal is asked for and not committed yet are no fault: nobody can act on them.
  var frameFault: Mismatch? {
    let frame = window.deepSnapshot()
    return FrameRules.mismatch(frame, cartCount: cartCount)
      ?? (window.queuedTransitions > 0 ? nil : VisitorRules.mismatch(frame, visitors))
  }

  /// Waits until nothing is running and no transition is queued.
  ///
  /// - Throws: ``NotIdle`` when that does not come in the time, real time, that it is given.
  func settle() async throws {
    repeat {
      try await tracker.idle(within: patience())
    } while window.step()
    // What `session.read` answered is on the screens by now; a frame in between may lack it.
    settledCount = script.session?.cart.count
  }

  /// Moves the clock from one thing that is due to the next, and waits each time until nothing is
  /// running and no transition is queued.
  func advance(by duration: Duration) async throws {
    try await settle()
    var left = duration
    while let next = clock.untilNextWake, next <= left {
      await clock.advance(by: next)
      left -= next
      try await settle()
    }
    await clock.advance(by: left)
  }

  /// Does what a shopper did on the screen that `token` names.
  func perform(_ act: Act, on token: ScreenToken) -> ActResult {
    switch act {
    case .open(let link):
      storefront?.open(link)
      return .handled
    case .card(let card): return window.fillIn(card, on: token)
    default: return window.perform(act, on: token)
    }
  }

  /// What the shop and the gateway have kept. It is read past the script, and in no turn of a
  /// shopper's.
  func record() async throws -> ShopRecord {
    var record = ShopRecord(charges: try await database.standIn?.netCharges() ?? 0)
    guard feed.session.shopper != nil else { return record }
    let orders = database.shop(feed: feed).orders
    var all: [OrderSummary] = []
    var cursor: PageCursor?
    repeat {
      let page = try await orders.page(after: cursor)
      all += page.items
      cursor = page.next
    } while cursor != nil
    record.orders = all
    return record
  }

  /// The contents of the shop's database, as a short text.
  func digest() async throws(ShopError) -> String { try await database.digest() }

  /// What the examination of shop and gateway comes to.
  func inspection() async throws(ShopError) -> Inspection { try await database.inspectBooks() }

  /// What waits for the world, by its names, in order.
  var parked: [String] { tracker.parked.map(\.name) }

  /// Whether it is known that nobody is signed in.
  var isGuest: Bool { visitors.isGuest }

  /// The live tree.
  func tree() -> NodeSnapshot? {
    storefront?.tree()
  }

  /// The next request to charge a card does not reach the gateway.
  func loseNextCharge() async { await database.standIn?.loseNextCharge() }

  /// Another hand in the same shop.
  var otherHand: OtherHand { database.otherHand(feed: feed) }

  /// Ends the storefront as the end of its process does, and closes the shop.
  ///
  /// - Returns: what is alive or at work and should not be, in lines; empty when all is well.
  func end() async -> [String] {
    script.end()
    storefront?.stop()
    storefront = nil
    // What ends with its screen has ended before the clock moves.
    while window.step() {}
    // A late answer of a call that outlives its caller still waits for the clock. What sleeps again
    // and again is no such call.
    for _ in 0..<100 {
      guard let next = clock.untilNextWake else { break }
      await clock.advance(by: next)
    }
    var left: [String] = []
    do {
      try await settle()
    } catch {
      left.append("\(error)")
    }
    left += tracker.parked.map { "at work: \($0.name) (\($0.origin))" }
    left += lifetimes.counts.sorted { $0.key < $1.key }.map { "alive: \($0.key) \($0.value)" }
    await database.close()
    return left
  }
}
