import CoordinatorKit
import CoordinatorsMain
import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontInterface
import Testing
import TextUI

@testable import arcade

/// The storefront in a window, on a database in memory, with a clock that moves when it is told to.
final class CoordinatorsShop {
  let tracer = Tracer(isOn: true)
  let diagnostics = Diagnostics()
  let lifetimes = Lifetimes()
  let feed = ChangeFeed()
  let tracker: TaskTracker
  let clock: TestClock
  let window: Window
  let database: ShopDatabase
  /// The coordinators that have ended since it was asked last, in order.
  private(set) var ended: [String] = []
  /// The shop itself, as another device of the same shopper would use it.
  let inside: Shop
  /// Where orders can be held.
  let holding: HoldingCheckout
  private let shielded: ShieldedShop
  private var storefront: CoordinatorsStorefront?

  /// Who is signed in, when somebody is.
  static let ada = Credentials(email: "ada@example.com", password: Secret("correct horse"))

  /// Opens a shop with what `Shelf` holds. The storefront is not started yet.
  ///
  /// - Parameter isSignedIn: whether ``ada`` is signed in.
  init(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws {
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    clock = TestClock(Date(timeIntervalSince1970: 1_767_225_600), tracker: tracker)
    let identifiers = SeededIdentifiers(seed: 1)
    database = try ShopDatabase(
      at: .memory, region: .unitedKingdom, now: clock.reading, identifiers: identifiers,
      passwords: SystemPasswordHasher(.cheap))
    try await database.replaceCatalogue(Shelf.products)
    var shop = database.shop(feed: feed)
    if isOnboarded { try await shop.session.finishOnboarding() }
    if isSignedIn { _ = try await shop.account.register(CoordinatorsShop.ada) }
    holding = HoldingCheckout(shop.checkout)
    shop.checkout = holding
    shielded = ShieldedShop(shop, feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    window = Window(
      pace: pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    inside = shop
    storefront = CoordinatorsStorefront(
      StorefrontContext(
        window: window, shop: shielded.shop, feed: feed, clock: clock, ids: identifiers,
        tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics))
  }

  /// Opens the shop, starts the storefront, and waits until nothing runs.
  static func started(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws -> CoordinatorsShop {
    let shop = try await CoordinatorsShop(
      isOnboarded: isOnboarded, isSignedIn: isSignedIn, pace: pace)
    shop.start()
    try await shop.settle()
    return shop
  }

  /// Starts the storefront, and waits for nothing.
  func start() {
    storefront?.start()
  }

  /// Opens a link, and waits for nothing.
  func open(_ link: String) {
    storefront?.open(link)
  }

  /// Waits until nothing runs and no transition is queued.
  func settle() async throws {
    repeat {
      try await tracker.idle(within: .seconds(10))
    } while window.step()
  }

  /// Does the acts directly after one another, as a scenario writes them, then waits until nothing
  /// runs. Each must be handled.
  func act(_ lines: String...) async throws {
    for line in lines {
      let act = try Act(parsing: line)
      if case .open(let link) = act {
        open(link)
      } else {
        #expect(window.perform(act, on: window.token) == .handled, "\(line)")
      }
    }
    try await settle()
  }

  /// Fills in the form of the gate as ``ada``, who has no account yet, and submits it.
  func register() async throws {
    try await act(
      "type signIn.email \(CoordinatorsShop.ada.email)",
      "type signIn.password \"\(CoordinatorsShop.ada.password.reveal())\"", "tap signIn.submit")
  }

  /// Stops the storefront and lets go of it.
  func stop() async throws {
    storefront?.stop()
    storefront = nil
    try await settle()
  }

  /// The coordinators that end while `body` runs, in order.
  func ending(_ body: () async throws -> Void) async throws -> [String] {
    ended = []
    tracer.onEvent = { [weak self] event in
      if event.kind == .nodeDetached { self?.ended.append(event.subject) }
    }
    try await body()
    return ended
  }

  /// The root of the tree.
  var app: AppCoordinator? { storefront?.app }
  /// The shop's tabs.
  var main: MainCoordinator? { storefront?.app?.main }

  /// The coordinator of that type that lives, the newest.
  func living<Wanted: BaseCoordinator>(_ type: Wanted.Type) -> Wanted? {
    func search(_ coordinator: BaseCoordinator) -> Wanted? {
      coordinator.childCoordinators.reversed().lazy.compactMap(search).first
        ?? coordinator as? Wanted
    }
    return app.flatMap(search)
  }

  var screen: Snapshot { window.snapshot() }

  /// The link that leads to what is on top.
  var place: String { storefront?.place ?? "" }

  /// What is alive, a line for each node, indented by its depth; a screen's ends with an asterisk.
  var tree: [String] {
    func lines(_ node: NodeSnapshot, _ depth: Int) -> [String] {
      let mark = node.screen == nil ? "" : " *"
      return [String(repeating: " ", count: depth) + node.name + mark]
        + node.children.flatMap { lines($0, depth + 1) }
    }
    return storefront.map { lines($0.tree(), 0) } ?? []
  }

  /// The service calls since the last `tracer.clear()`, in order.
  var calls: [String] {
    tracer.events.filter { $0.kind == .serviceCalled }.map(\.subject)
  }

  /// That the nodes own exactly the screens that are loaded, that none has strayed, and that
  /// nothing was misused.
  func expectOrder(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      storefront?.tree().screens.sorted() == window.liveScreens.sorted(),
      sourceLocation: location)
    #expect(window.strayScreens == [], sourceLocation: location)
    #expect(diagnostics.reports == [], sourceLocation: location)
  }
}
