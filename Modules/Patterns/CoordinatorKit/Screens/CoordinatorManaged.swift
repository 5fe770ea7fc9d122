import TextUI

/// A screen that a coordinator can open.
public typealias CoordinatorManagedViewController = ViewController & CoordinatorManaged

/// What a screen has to be, to be opened by a coordinator: it knows how to open and close itself.
/// ``ManagedViewController`` is all of this; a container adopts it by storing `coordinator`.
///
/// Its coordinator takes `onRemoved`, and holds it from its opening until it has gone. What the
/// screen wants to do at its own end it does in `wasRemoved(_:)`.
@MainActor
public protocol CoordinatorManaged: AnyObject {
  /// Whose screen it is, from before it is opened until it has gone. Store it weakly: its
  /// coordinator owns it. Rule: CO-6, CO-D8.
  var coordinator: BaseCoordinator? { get set }

  /// How it opens itself; `push` unless it says otherwise.
  var opening: Opening { get }

  /// Asks for itself to be shown, from a controller that is. Does what `opening` says unless it is
  /// implemented. Rule: CO-8.
  func open(from viewController: ViewController)

  /// Asks for itself to be closed: what `open(from:)` did is undone. Rule: CO-4, CO-8.
  func close()
}

extension CoordinatorManaged where Self: ViewController {
  public var opening: Opening { .push }

  public func open(from viewController: ViewController) {
    opening.open(self, from: viewController)
  }

  public func close() {
    opening.close(self)
  }
}
