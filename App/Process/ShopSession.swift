import Foundation
import PatternKit
import ShopDatabase
import ShopServices
import StorefrontInterface
import Terminal
import TextUI

/// One storefront in line mode, from its start to the end of the input.
final class ShopSession {
  /// The time that everything goes by.
  let clock: any AppClock

  private let console: Console
  private let time: LineMode.Time
  private let tracer = Tracer()
  private let lifetimes = Lifetimes()
  private let diagnostics: Diagnostics
  private let tracker: TaskTracker

  /// Makes a session. Its clock stands at `clockStart`, or runs as the machine's when that is nil.
  init(clockStart: Date?, _ console: Console) {
    self.console = console
    diagnostics = Diagnostics { console.errors.line("arcade: \($0)") }
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    if let clockStart {
      let clock = TestClock(clockStart, tracker: tracker)
      self.clock = clock
      time = .manual(clock)
    } else {
      clock = LiveClock()
      time = .live
    }
  }

  /// Shows the shop until the lines end; closes it.
  func shop(
    in access: ShopAccess, _ architecture: any Storefront.Type, link: String?,
    lines: AsyncStream<InputLine>
  ) async -> LineMode.Outcome {
    let feed = ChangeFeed()
    let shielded = ShieldedShop(access.database.shop(feed: feed), feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    let window = Window(
      tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
    let storefront = architecture.init(
      StorefrontContext(
        window: window, shop: shielded.shop, feed: feed, clock: clock, ids: SystemIdentifiers(),
        tracker: tracker, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics))
    let mode = LineMode(
      window: window, tracker: tracker, storefront: storefront, time: time,
      output: console.output, errors: console.errors)
    storefront.start()
    if let link { storefront.open(link) }
    await mode.run(lines)
    storefront.stop()
    // What was asked of the shop is done before it closes.
    await tracker.idle()
    await access.database.close()
    return mode.outcome
  }
}
