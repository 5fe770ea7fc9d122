import CoordinatorKit
import TextUI

/// Where a ``Flow`` leads.
enum FlowRoute: Route {
  case screen(String), modal(String)
  case flow(String), modalFlow(String)
  case leave, back, nowhere
}

/// A coordinator with one screen of its own name in lower case, that writes down what it is told.
@MainActor
final class Flow: BaseCoordinator, Coordinator {
  let title: String
  let journal: Journal
  let rootViewController: Page
  /// What it does when a child has finished.
  var onChildFinished: ((Flow, BaseCoordinator) -> Void)?
  /// What it does when it has finished.
  var onFinished: (() -> Void)?
  /// What it does while it prepares.
  var onPrepare: (() -> Void)?
  var reasonToStay: String?

  init(_ title: String, _ journal: Journal, _ opening: Opening = .push) {
    self.title = title
    self.journal = journal
    rootViewController = Page(title.lowercased(), journal, opening)
  }

  override var name: String { title }
  override var blocksLeaving: String? { reasonToStay }

  func page(_ name: String, _ opening: Opening = .push) -> Page { Page(name, journal, opening) }
  func flow(_ name: String, _ opening: Opening = .push) -> Flow { Flow(name, journal, opening) }

  func prepare(_ route: FlowRoute) -> Transition {
    journal.write("\(title) prepares")
    onPrepare?()
    return switch route {
    case .screen(let name): .open(page(name))
    case .modal(let name): .open(page(name, .modal))
    case .flow(let name): .present(flow(name))
    case .modalFlow(let name): .present(flow(name, .modalStack))
    case .leave: .dismiss
    case .back: .dismissLast
    case .nowhere: .refused("there is no such place")
    }
  }

  override func didRemove(_ viewController: any CoordinatorManagedViewController, _ cause: Cause) {
    journal.write("\(title) lost \(viewController.kind) \(cause)")
  }

  override func didFinish(_ cause: Cause) {
    journal.write("\(title) finished \(cause)")
    onFinished?()
  }

  override func coordinatorDidFinish(_ child: BaseCoordinator, _ cause: Cause) {
    journal.write("\(title) heard of \(child.name)")
    onChildFinished?(self, child)
  }
}

/// The root of most trees here: a stack with a screen `home`.
@MainActor
final class Home: BaseCoordinator, Coordinator {
  let journal: Journal
  let rootViewController = StackContainer()

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
    rootViewController.kind = "stack"
    present(viewController: Page("home", journal, .embed))
  }

  override var name: String { "Home" }

  func prepare(_ route: FlowRoute) -> Transition {
    switch route {
    case .flow(let name): .present(Flow(name, journal))
    case .modalFlow(let name): .present(Flow(name, journal, .modalStack))
    default: .none
    }
  }

  override func coordinatorDidFinish(_ child: BaseCoordinator, _ cause: Cause) {
    journal.write("Home heard of \(child.name)")
  }
}
