import TextUI

/// A screen that shows a `Content` and that a coordinator can open.
@MainActor
open class ManagedViewController<Event>: ContentViewController<Event>, CoordinatorManaged {
  /// Whose screen it is. Rule: CO-D8.
  public weak var coordinator: BaseCoordinator?

  /// How it opens itself.
  public var opening = Opening.push

  /// Asks for itself to be shown. Does what ``opening`` says, unless it is overridden.
  open func open(from viewController: ViewController) {
    opening.open(self, from: viewController)
  }

  /// Asks for itself to be closed. Undoes what ``opening`` says, unless it is overridden.
  open func close() {
    opening.close(self)
  }
}
