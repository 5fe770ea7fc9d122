import CoordinatorsMainInterface

/// The tab Cart. Its link may add to the cart: ``ShopStep/adding(_:quantity:)``.
public protocol CartCoordinating: TabCoordinating {
  /// A newer link takes the place of one that is not answered: what that adds is added, and nothing
  /// more is told of it. Rule: L4.
  func forgetLink()
}

/// Where the cart leads, and the cart does not know the way.
public protocol CartCoordinatorDelegate: AnyObject {
  /// The shopper wants to buy what is in it.
  func cartCoordinatorWantsCheckout(_ coordinator: any CartCoordinating)
  /// The shopper wants to see what there is. Rule: K8, P5.
  func cartCoordinatorWantsShop(_ coordinator: any CartCoordinating)
}

/// Makes the tab.
public typealias CartFactory = (any CartCoordinatorDelegate) -> any CartCoordinating
