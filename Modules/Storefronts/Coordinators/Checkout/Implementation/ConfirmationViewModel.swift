import CoordinatorKit
import ShopModel
import ShopScreens
import TextUI

/// Says that the order is paid. Rule: H9.
final class ConfirmationViewModel: ViewModel {
  private let order: Order
  private let router: Router<CheckoutRoute>

  init(_ order: Order, router: Router<CheckoutRoute>) {
    self.order = order
    self.router = router
  }

  var content: Content<ConfirmationScreen.Event> { ConfirmationScreen.content(order) }

  func handle(_ event: ConfirmationScreen.Event) {
    switch event {
    case .doneTapped: router.trigger(.done)
    }
  }
}
