import BoardKit

/// The tab of what was bought: the list, and an order over it. It needs a shopper, who is let in before
/// the tab is selected. Rule: O1, S4.
public nonisolated enum OrdersIO: BoardIO {
  public typealias Input = OrdersInput
  public typealias Action = OrdersAction
  public static let id: BoardID = .orders
}

/// What of it is shown.
public nonisolated enum OrdersInput: Equatable, Sendable {
  /// The stack as it was left.
  case asLeft
  /// The list. Rule: L5.
  case list
  /// An order, by its number, on top of the list. Rule: L5.
  case order(Int)
}

/// What Orders tells everybody above it.
public nonisolated enum OrdersAction: BoardFlowAction {
  /// The shopper wants to look for something to buy.
  case browseTapped
}

/// The tab in the tab bar: its title and its stack.
public nonisolated enum OrdersTabIO: BoardIO {
  public static let id: BoardID = .ordersTab
}

nonisolated extension BoardID {
  /// What was bought.
  public static let orders: BoardID = "shop.orders"
  /// Its tab.
  public static let ordersTab: BoardID = "shop.orders.tab"
}

extension Motherboard {
  /// What was bought.
  public func ioOrders() -> MainboardDestination<OrdersIO> { io() }

  /// Its tab.
  public func ioOrdersTab() -> MainboardDestination<OrdersTabIO> { io() }
}
