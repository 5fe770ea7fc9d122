import BoardKit
import ShopScreens
import TextUI

/// Says that a variant is not there, over the lines. Rule: P5.
final class CartMissingBoard: Board, GuaranteedBoard {
  typealias IO = CartMissingIO

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let screen = ContentViewController<MissingScreen.Event> {
      MissingScreen.content(.variant)
    } onEvent: { [weak self, weak activation] event in
      switch event {
      case .homeTapped: self?.sendOutput(of: activation)
      }
    }
    show(screen, in: activation)
  }
}
