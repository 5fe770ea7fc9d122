import BoardKit
import PatternKit
import ShopModel

/// Asks how the order is sent. Rule: H3.
final class DeliveryBoard: StepBoard, GuaranteedBoard {
  typealias IO = DeliveryIO

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    let screen = DeliveryViewController(draft, service: tools.checkout, scope: activation.scope)
    screen.onSubmit = { [weak self] in self?.sendOutput(draft) }
    screen.onCancel = { [weak self] in self?.broadcastAction(.cancelled) }
    show(screen, opening, in: activation)
  }
}
