import BoardKit
import BoardsOrdersInterface
import PatternKit
import TextUI

/// Shows one order.
final class OrderBoard: Board, GuaranteedBoard {
  typealias IO = OrderIO

  private let tools: OrdersTools

  init(_ identifier: BoardID, _ tools: OrdersTools) {
    self.tools = tools
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput number: Int, in activation: Activation) {
    let order = OrderViewController(number, tools, scope: activation.scope)
    order.onHome = { [weak self, weak activation] in
      if let activation { self?.complete(true, of: activation) }
    }
    show(order, .push, in: activation)
  }
}
