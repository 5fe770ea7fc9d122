import PatternKit
import ShopServices
import StorefrontInterface

/// It keeps something for as long as it waits for the clock.
final class WaitingHoarding: TinyStorefront {
  override class var id: String { "waiting" }

  override func answered() {
    super.answered()
    let one = Kept()
    context.lifetimes.register(one, kind: "Kept")
    let clock = context.clock
    scope.start {
      try? await clock.sleep(for: .seconds(1))
      withExtendedLifetime(one) {}
    }
  }

  private final class Kept {}
}
