import PatternKit
import Scenarios
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// A storefront in a window, on a prepared shop. Each architecture's tests have one of their own kind.
open class StorefrontHarness {
  public let tracer: Tracer
  public let diagnostics: Diagnostics
  public let lifetimes: Lifetimes
  public let feed: ChangeFeed
  public let tracker: TaskTracker
  public let clock: TestClock
  public let database: ShopDatabase
  public let window: Window
  /// What becomes of the storefront's calls: they can be held, late, and made to fail.
  public let script: ShopScript
  /// The storefront, until it is stopped.
  public private(set) var storefront: (any Storefront)?
  private let shielded: ShieldedShop

  /// Puts a storefront on `prepared`. It is not started yet.
  public init(
    _ prepared: PreparedShop, pace: Window.Pace,
    _ make: (StorefrontContext) -> any Storefront
  ) {
    tracer = prepared.tracer
    diagnostics = prepared.diagnostics
    lifetimes = prepared.lifetimes
    feed = prepared.feed
    tracker = prepared.tracker
    clock = prepared.clock
    database = prepared.database
    script = ShopScript(clock: clock)
    shielded = ShieldedShop(
      ScriptedShop(prepared.services, script: script).shop, feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    window = Window(
      pace: pace, tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    storefront = make(
      StorefrontContext(
        window: window, shop: shielded.shop, feed: feed, clock: clock, ids: prepared.identifiers,
        tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics))
  }
}

// MARK: - What a test does

extension StorefrontHarness {
  /// An act was not handled, which its test took for granted.
  public nonisolated struct NotHandled: Error, CustomStringConvertible {
    /// Which, and what the window answered.
    public let description: String
  }

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
}
