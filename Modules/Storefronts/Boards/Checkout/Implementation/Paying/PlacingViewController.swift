import ShopModel
import ShopScreens
import TextUI

/// Says that the order is being placed; nobody can leave it. Rule: H8.
final class PlacingViewController: ContentViewController<PlacingScreen.Event> {
  private let total: Money

  /// Makes the screen.
  init(total: Money) {
    self.total = total
    super.init()
    blocksLeaving = PlacingScreen.reason
  }

  override var content: Content<PlacingScreen.Event> {
    PlacingScreen.content(total: total)
  }
}
