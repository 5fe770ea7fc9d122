import CoordinatorKit
import ShopScreens
import TextUI

/// Says that what a link was to add is unknown. Rule: P5.
final class MissingViewModel: ViewModel {
  private let router: Router<CartRoute>

  init(router: Router<CartRoute>) {
    self.router = router
  }

  var content: Content<MissingScreen.Event> { MissingScreen.content(.variant) }

  func handle(_ event: MissingScreen.Event) {
    switch event {
    case .homeTapped: router.trigger(.shop)
    }
  }
}
