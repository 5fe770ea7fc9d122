import BoardKit
import PatternKit
import ShopModel
import TextUI

/// A step that the shop does not have.
nonisolated enum GiftWrapIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Current<CheckoutDraft>
  static let id: BoardID = "shop.checkout.giftWrap"
}

/// Asks nothing of the other steps, and nobody asks anything of it.
final class GiftWrapBoard: Board, GuaranteedBoard {
  typealias IO = GiftWrapIO

  static let submit: ControlID = "giftWrap.submit"

  init(_ identifier: BoardID) {
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    let screen = ContentViewController<Void>(
      content: {
        Content(
          title: "Gift wrap", bar: [],
          sections: [Section(nil, [.control(.button(GiftWrapBoard.submit, "Wrap it", ()))])])
      },
      onEvent: { [weak self] in self?.sendOutput(draft) })
    screen.kind = "GiftWrap"
    show(screen, .push, in: activation)
  }
}
