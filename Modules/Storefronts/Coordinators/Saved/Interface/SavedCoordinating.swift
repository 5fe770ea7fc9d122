import CoordinatorsMainInterface

/// The tab Saved: what the shopper wants to remember.
public protocol SavedCoordinating: TabCoordinating {}

/// Where the list leads, and does not know the way.
public protocol SavedCoordinatorDelegate: AnyObject {
  /// The shopper wants to see what there is.
  func savedCoordinatorWantsShop(_ coordinator: any SavedCoordinating)
}

/// Makes the tab.
public typealias SavedFactory = (any SavedCoordinatorDelegate) -> any SavedCoordinating
