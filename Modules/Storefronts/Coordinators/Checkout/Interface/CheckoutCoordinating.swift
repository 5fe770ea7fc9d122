import CoordinatorKit
import ShopModel

/// The checkout, a modal flow from the address to the confirmation. Rule: H0. While the order is being
/// placed it blocks every link. Rule: H8.
public protocol CheckoutCoordinating: Coordinator {}

/// Hears what came of a ``CheckoutCoordinating``. That it was left is told as every end is.
public protocol CheckoutCoordinatorDelegate: AnyObject {
  /// It can be left again: the order, if there is one, is paid, or is being checked, or was refused.
  func checkoutCoordinator(_ coordinator: any CheckoutCoordinating, didPlace order: Order?)
  /// It has ended, and what was in the cart is bought: the shopper goes on. Rule: H9.
  func checkoutCoordinatorDidBuy(_ coordinator: any CheckoutCoordinating)
}

/// Makes the checkout.
public typealias CheckoutFactory = (any CheckoutCoordinatorDelegate) -> any CheckoutCoordinating
