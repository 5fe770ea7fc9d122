import BoardKit
import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// Asks what the order is paid with. Rule: H4.
final class PaymentBoard: StepBoard, GuaranteedBoard {
  typealias IO = PaymentIO

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    let screen = PaymentViewController(draft, clock: tools.clock)
    screen.onSubmit = { [weak self] in self?.sendOutput(draft) }
    screen.onCancel = { [weak self] in self?.broadcastAction(.cancelled) }
    show(screen, opening, in: activation)
  }

  /// It is on top again, with the card as it was typed.
  func interact(guaranteedCommand command: PaymentCommand) {
    switch command {
    case .declined(let reason): tools.tell(.declined(reason))
    }
  }
}
