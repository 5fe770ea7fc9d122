import Foundation
import PatternKit
import StorefrontInterface
import TextUI

/// A search of it shows a clock, which goes on for as long as its screen is there. Nothing of it is
/// wrong.
final class TickingStorefront: SmallStorefront {
  override class var id: String { "ticking" }

  override func search(_ text: String) {
    (tabBar.selectedViewController as? NavigationController)?
      .pushViewController(ClockScreen(context.clock, context.tracker))
  }
}

/// Shows the seconds of the time, and counts them on until it is removed.
private final class ClockScreen: ContentViewController<Void> {
  private let clock: any AppClock
  private let scope: TaskScope

  init(_ clock: any AppClock, _ tracker: TaskTracker) {
    self.clock = clock
    scope = TaskScope(tracker, owner: "ClockScreen")
    super.init()
  }

  override var content: Content<Void> {
    Content(title: "Second \(Int(clock.now.timeIntervalSinceReferenceDate) % 60)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tick()
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }

  private func tick() {
    scope.load { [clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { [weak self] _ in
      self?.setNeedsRender()
      self?.tick()
    }
  }
}
