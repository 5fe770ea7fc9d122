import CoordinatorKit
import ShopModel
import ShopScreens
import TextUI

/// Says that the order is being placed. Rule: H8.
final class PlacingViewModel: ViewModel {
  private let total: Money

  init(total: Money) {
    self.total = total
  }

  var content: Content<PlacingScreen.Event> { PlacingScreen.content(total: total) }

  /// There is nothing to do but to wait.
  func handle(_ event: PlacingScreen.Event) {}
}
