import CoordinatorsMainInterface

/// The tab Orders: what was bought, and each order on its own. Its link is ``ShopStep/order(_:)``.
public protocol OrdersCoordinating: TabCoordinating {}

/// Where the orders lead, and do not know the way.
public protocol OrdersCoordinatorDelegate: AnyObject {
  /// The shopper wants to see what there is. Rule: P5.
  func ordersCoordinatorWantsShop(_ coordinator: any OrdersCoordinating)
}

/// Makes the tab.
public typealias OrdersFactory = (any OrdersCoordinatorDelegate) -> any OrdersCoordinating
