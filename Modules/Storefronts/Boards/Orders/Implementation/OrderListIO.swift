import BoardKit
import BoardsOrdersInterface

/// The list, the root of the tab.
nonisolated enum OrderListIO: BoardIO {
  typealias Output = OrderListOutput
  static let id: BoardID = .orders.appending("list")
}

/// Where the shopper wants to go from the list.
nonisolated enum OrderListOutput {
  /// To an order, by its number.
  case itemTapped(Int)
  /// To something to buy.
  case browseTapped
}
