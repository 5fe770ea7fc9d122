import CoordinatorKit
import CoordinatorsMainInterface
import ShopModel

/// One product, pushed on the stack of who presents it.
public protocol ProductCoordinating: Coordinator, Placed {
  /// Saves the product; called when there is a shopper to save it for. Rule: V16.
  func save()
}

/// Where a product leads, and does not know the way.
public protocol ProductCoordinatorDelegate: AnyObject {
  /// A guest wants to save it: ``ProductCoordinating/save()`` when they are none any more. Rule: S4.
  func productCoordinator(
    _ coordinator: any ProductCoordinating, wantsToSave handle: Handle)
  /// The shopper wants to see what there is. Rule: P5.
  func productCoordinatorWantsShop(_ coordinator: any ProductCoordinating)
}

/// Makes the coordinator of a product.
public typealias ProductFactory = (Handle) -> any ProductCoordinating
