import CoordinatorKit
import TextUI

/// A screen that writes down how it is opened and closed.
@MainActor
final class Page: ManagedViewController<String> {
  let journal: Journal
  weak var openedFrom: ViewController?
  /// Runs when the view loads.
  var onLoad: ((Page) -> Void)?
  /// Whether it only pretends to open, or to close.
  var isDeaf = false

  init(_ name: String, _ journal: Journal, _ opening: Opening = .push) {
    self.journal = journal
    super.init()
    kind = name
    title = name
    self.opening = opening
  }

  override func open(from viewController: ViewController) {
    journal.write("open \(kind) from \(viewController.kind)")
    openedFrom = viewController
    if !isDeaf { super.open(from: viewController) }
  }

  override func close() {
    journal.write("close \(kind)")
    if !isDeaf { super.close() }
  }

  override func viewDidLoad() {
    onLoad?(self)
  }
}

/// The container of a flow: a stack that is a screen of a coordinator.
@MainActor
final class StackContainer: NavigationController, CoordinatorManaged {
  weak var coordinator: BaseCoordinator?
}

/// The container of several flows: tabs that are a screen of a coordinator.
@MainActor
final class TabContainer: TabBarController, CoordinatorManaged {
  weak var coordinator: BaseCoordinator?
  var opening: Opening { .embed }
}

/// The container of one flow at a time.
@MainActor
final class PlainContainer: ViewController, CoordinatorManaged {
  weak var coordinator: BaseCoordinator?
}
