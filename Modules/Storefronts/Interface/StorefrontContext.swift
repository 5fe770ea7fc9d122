import PatternKit
import ShopModel
import ShopServices
import TextUI

/// What a storefront is given, and all that it may use of the world: nothing is reached in any
/// other way.
@MainActor
public struct StorefrontContext {
  /// Where it is shown. Empty when the storefront starts and after it has stopped.
  public let window: Window
  /// The services of the shop, shielded.
  public let shop: Shop
  /// Tells what has changed in the shop.
  public let feed: ChangeFeed
  /// The time, and waiting for it.
  public let clock: any AppClock
  /// Where identifiers come from.
  public let ids: any IdentifierSource
  /// All asynchronous work is started through scopes of this tracker.
  public let tracker: TaskTracker
  /// Where it is told what happens inside.
  public let tracer: Tracer
  /// Counts what is alive. The window registers screens; nodes register themselves.
  public let lifetimes: Lifetimes
  /// Where misuse is reported.
  public let diagnostics: Diagnostics

  /// The clock's time, readable from any executor.
  public var now: DateReading { clock.reading }

  /// Bundles what a storefront is given.
  public init(
    window: Window, shop: Shop, feed: ChangeFeed, clock: any AppClock, ids: any IdentifierSource,
    tracker: TaskTracker, tracer: Tracer, lifetimes: Lifetimes, diagnostics: Diagnostics
  ) {
    self.window = window
    self.shop = shop
    self.feed = feed
    self.clock = clock
    self.ids = ids
    self.tracker = tracker
    self.tracer = tracer
    self.lifetimes = lifetimes
    self.diagnostics = diagnostics
  }
}

extension StorefrontContext {
  /// Handles the opening of a link as an act of the shopper: `follow` gets the link; what is no
  /// link gets its notice, and nothing else changes. Rule: L3, G9.
  public func open(_ text: String, follow: (Link) -> Void) {
    window.handleAct {
      do throws(LinkError) {
        let link = try Link(parsing: text)
        window.readNotices()
        follow(link)
      } catch {
        window.notify(error.text, kind: .links)
      }
    }
  }
}
