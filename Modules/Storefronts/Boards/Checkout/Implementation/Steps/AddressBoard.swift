import BoardKit
import PatternKit
import ShopModel

/// Asks where the order goes; it begins the checkout. Rule: H0, H2.
final class AddressBoard: StepBoard, GuaranteedBoard {
  typealias IO = AddressIO

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    let screen = AddressViewController(draft, service: tools.checkout, scope: activation.scope)
    screen.onSubmit = { [weak self] in self?.sendOutput(draft) }
    screen.onAttempt = { [weak self] in self?.broadcastAction(.paymentIsOpen($0)) }
    screen.onCancel = { [weak self] in self?.broadcastAction(.cancelled) }
    show(screen, opening, in: activation)
  }
}
