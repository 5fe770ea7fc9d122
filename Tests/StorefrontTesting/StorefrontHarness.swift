import PatternKit
import Scenarios
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontInterface
import Testing
import TextUI

/// A storefront in a window, on a prepared shop. The tests of each architecture name their own:
///
///     typealias PlainShop = StorefrontHarness<PlainStorefront>
public final class StorefrontHarness<Front: Storefront> {
  public let tracer: Tracer
  public let diagnostics: Diagnostics
  public let lifetimes: Lifetimes
  public let feed: ChangeFeed
  public let tracker: TaskTracker
  public let clock: TestClock
  public let database: ShopDatabase
  /// The shop itself, as another device of the same shopper would use it.
  public let inside: Shop
  public let window: Window
  /// What becomes of the storefront's calls: they can be held, late, and made to fail.
  public let script: ShopScript
  /// The storefront, until it is stopped.
  public private(set) var storefront: Front?
  private let shielded: ShieldedShop

  /// Opens a shop. The storefront is not started yet.
  ///
  /// - Parameter isSignedIn: whether ``PreparedShop/ada`` is signed in.
  public init(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws {
    let prepared = try await PreparedShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn)
    tracer = prepared.tracer
    diagnostics = prepared.diagnostics
    lifetimes = prepared.lifetimes
    feed = prepared.feed
    tracker = prepared.tracker
    clock = prepared.clock
    database = prepared.database
    inside = prepared.services
    script = ShopScript(clock: clock)
    shielded = ShieldedShop(
      ScriptedShop(prepared.services, script: script).shop, feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    window = Window(
      pace: pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    storefront = Front(
      StorefrontContext(
        window: window, shop: shielded.shop, feed: feed, clock: clock, ids: prepared.identifiers,
        tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics))
  }

  // A generic class goes without a way to the main actor: what it holds needs no actor to be let go.
  nonisolated deinit {}

  /// Opens the shop, starts the storefront, and waits until nothing runs.
  public static func started(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws -> StorefrontHarness {
    let shop = try await StorefrontHarness(
      isOnboarded: isOnboarded, isSignedIn: isSignedIn, pace: pace)
    shop.start()
    try await shop.settle()
    return shop
  }
}

/// An act was not handled, which its test took for granted.
public nonisolated struct NotHandled: Error, CustomStringConvertible {
  /// Which, and what the window answered.
  public let description: String
}

// MARK: - What a test does

extension StorefrontHarness {
  /// Starts the storefront, and waits for nothing.
  public func start() {
    storefront?.start()
  }

  /// Opens a link, and waits for nothing.
  public func open(_ link: String) {
    storefront?.open(link)
  }

  /// Waits until nothing runs and no transition is queued.
  public func settle() async throws {
    repeat {
      try await tracker.idle(within: .seconds(10))
    } while window.step()
  }

  /// Does the acts directly after one another, as a scenario writes them, then waits until nothing
  /// runs.
  ///
  /// - Throws: ``NotHandled``; an act that cannot be read; what does not come to rest.
  public func act(_ lines: String...) async throws {
    for line in lines {
      let act = try Act(parsing: line)
      if case .open(let link) = act {
        open(link)
        continue
      }
      let result = window.perform(act, on: window.token)
      guard result == .handled else { throw NotHandled(description: "\(line): \(result)") }
    }
    try await settle()
  }

  /// Fills in the form of the gate as ``PreparedShop/ada``, who has no account yet, and submits it.
  public func register() async throws {
    try await act(
      "type signIn.email \(PreparedShop.ada.email)",
      "type signIn.password \"\(PreparedShop.ada.password.reveal())\"", "tap signIn.submit")
  }

  /// Stops the storefront and lets go of it.
  public func stop() async throws {
    storefront?.stop()
    storefront = nil
    try await settle()
  }
}

// MARK: - What a test sees

extension StorefrontHarness {
  public var screen: Snapshot { window.snapshot() }

  /// The link that leads to what is on top.
  public var place: String { storefront?.place ?? "" }

  /// What is alive, a line for each node, indented by its depth; a screen's ends with an asterisk.
  public var tree: [String] {
    func lines(_ node: NodeSnapshot, _ depth: Int) -> [String] {
      let mark = node.screen == nil ? "" : " *"
      return [String(repeating: " ", count: depth) + node.name + mark]
        + node.children.flatMap { lines($0, depth + 1) }
    }
    return storefront.map { lines($0.tree(), 0) } ?? []
  }

  /// The service calls since the last `tracer.clear()`, in order.
  public var calls: [String] {
    tracer.events.filter { $0.kind == .serviceCalled }.map(\.subject)
  }

  /// That the nodes own exactly the screens that are loaded, that none has strayed, and that nothing
  /// was misused.
  public func expectOrder(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      storefront?.tree().screens.sorted() == window.liveScreens.sorted(),
      sourceLocation: location)
    #expect(window.strayScreens == [], sourceLocation: location)
    #expect(diagnostics.reports == [], sourceLocation: location)
  }
}
