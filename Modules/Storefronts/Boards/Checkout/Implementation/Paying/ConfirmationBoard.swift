import BoardKit
import ShopModel
import TextUI

/// Shows what was bought. Rule: H9.
final class ConfirmationBoard: Board, GuaranteedBoard {
  typealias IO = ConfirmationIO

  init(_ identifier: BoardID) {
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput order: Order, in activation: Activation) {
    let screen = ConfirmationViewController(order) { [weak self, weak activation] in
      if let activation, activation.isLive { self?.sendOutput(of: activation) }
    }
    show(screen, .embed, in: activation)
  }
}
