import ShopModel
import ShopScreens
import TextUI

/// Says that the order is paid. Rule: H9.
final class ConfirmationViewController: ContentViewController<ConfirmationScreen.Event> {
  private let order: Order
  private let onDone: () -> Void

  /// Makes the screen; `onDone` goes back to the shop.
  init(_ order: Order, onDone: @escaping () -> Void) {
    self.order = order
    self.onDone = onDone
    super.init()
  }

  override var content: Content<ConfirmationScreen.Event> {
    ConfirmationScreen.content(order)
  }

  /// Whoever leaves it goes on in the same way; the program takes the shopper elsewhere. Rule: H9.
  override func wasRemoved(_ cause: Transition.Cause) {
    if cause == .user { onDone() }
    super.wasRemoved(cause)
  }

  override func handle(_ event: ConfirmationScreen.Event) {
    switch event {
    case .doneTapped: onDone()
    }
  }
}
