import BoardKit
import BoardsOrdersInterface
import PatternKit
import TextUI

/// Shows the list of what was bought.
final class OrderListBoard: Board, GuaranteedBoard {
  typealias IO = OrderListIO

  private let tools: OrdersTools

  init(_ identifier: BoardID, _ tools: OrdersTools) {
    self.tools = tools
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let list = OrdersViewController(tools, scope: activation.scope)
    list.onItem = { [weak self] in self?.sendOutput(.itemTapped($0)) }
    list.onBrowse = { [weak self] in self?.sendOutput(.browseTapped) }
    show(list, .embed, in: activation)
  }
}
