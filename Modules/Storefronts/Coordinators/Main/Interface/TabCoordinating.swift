import CoordinatorKit
import ShopModel

/// A coordinator that knows the link to what is on top of its screens.
public protocol Placed: BaseCoordinator {
  /// The link that leads there, or to the nearest place that has one.
  var place: Link { get }
}

/// The coordinator of a tab: its root fills the tab's stack, and links lead through it.
public protocol TabCoordinating: StepCoordinator<ShopStep>, Placed {
  /// Which tab it is.
  var tab: ShopTab { get }
}
