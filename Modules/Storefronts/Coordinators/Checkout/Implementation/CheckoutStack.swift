import CoordinatorKit
import TextUI

/// The modal stack of the steps.
public final class CheckoutStack: NavigationController, CoordinatorManaged {
  public weak var coordinator: BaseCoordinator?
  public var opening: Opening { .modal }
}
