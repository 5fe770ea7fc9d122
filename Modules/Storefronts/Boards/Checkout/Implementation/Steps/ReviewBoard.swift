import BoardKit
import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// Shows everything that will be charged, and asks whether to buy it. A sum that cannot be reckoned is
/// told instead. Rule: H5, H6.
final class ReviewBoard: StepBoard, GuaranteedBoard {
  typealias IO = ReviewIO

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    guard let region = draft.value.region, let card = draft.value.card,
      let review = draft.value.review(of: tools.cart.value)
    else {
      tools.tell(.failed(MoneyError.overflow.description))
      return complete(false, of: activation)
    }
    let screen = ReviewViewController(
      draft, review: review, region: region, card: card.summary, tools, scope: activation.scope)
    screen.onPlace = { [weak self] in self?.sendOutput(Purchase(seen: $0, card: card)) }
    screen.onNoDelivery = { [weak self] in self?.broadcastAction(.cannotBeSent) }
    screen.onCancel = { [weak self] in self?.broadcastAction(.cancelled) }
    show(screen, opening, in: activation)
  }
}
