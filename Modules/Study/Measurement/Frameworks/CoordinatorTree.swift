import CoordinatorKit
import Observation
import TextUI

/// The same in coordinators: a parent with a stack, and children that push their screens on it.
final class CoordinatorTree: BaseCoordinator, Coordinator {
  enum Way: Route {
    case onward
  }

  /// A stack that a coordinator can open.
  final class Stack: NavigationController, CoordinatorManaged {
    weak var coordinator: BaseCoordinator?
  }

  /// A child with a screen of its own.
  final class Child: BaseCoordinator, Coordinator {
    weak var delegate: (any ChildDelegate)?
    let rootViewController = ManagedViewController<Never>()

    func finish() {
      delegate?.childDidFinish(self)
    }
  }

  let rootViewController = Stack(rootViewController: ContentViewController<Never>())
  private(set) var results = 0
  private let window = Window()

  override init() {
    super.init()
    start(in: window)
  }

  func prepare(_ route: Way) -> Transition {
    .perform("onward") { [weak self] in self?.results += 1 }
  }

  /// A fresh child, on top of the others.
  @discardableResult
  func attach() -> Child {
    let child = Child()
    child.delegate = self
    present(coordinator: child)
    return child
  }
}

/// Hears what came of a child, as coordinators tell it.
protocol ChildDelegate: AnyObject {
  /// The child has a result.
  func childDidFinish(_ child: CoordinatorTree.Child)
}

extension CoordinatorTree: ChildDelegate {
  func childDidFinish(_ child: Child) {
    results += 1
  }
}

/// A view model's state, read under observation as a screen reads it.
@Observable
final class ObservedCounter {
  private(set) var count = 0
  /// How often its reader was told.
  @ObservationIgnored private(set) var told = 0

  func tap() {
    count += 1
  }

  /// Reads it, to be told of its next change.
  func read() {
    withObservationTracking {
      _ = count
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.told += 1 }
    }
  }
}
