import CoordinatorKit
import TextUI

/// Where a link leads in the tests.
enum PlaceStep: Step {
  case tab(Int), item(String), sheet(String), part(String), nowhere
}

/// The root of a tree with two tabs, each with a coordinator of its own, made with its tab.
@MainActor
final class Tabs: BaseCoordinator, StepCoordinator {
  let journal: Journal
  let rootViewController = TabContainer(
    viewControllers: [NavigationController(), NavigationController()])
  private(set) lazy var one = Shelf("One", journal)
  private(set) lazy var two = Shelf("Two", journal)

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
    rootViewController.kind = "tabs"
    for (flow, place) in zip([one, two], rootViewController.viewControllers) {
      present(coordinator: flow, from: place)
    }
  }

  override var name: String { "Tabs" }

  func plan(_ step: PlaceStep) -> StepPlan<PlaceStep> {
    switch step {
    case .tab(let index):
      .through(
        index == 0 ? one : two,
        bring: .perform("select \(index)") { [rootViewController] in
          rootViewController.selectedIndex = index
        })
    case .sheet(let name): .take(.present(Flow(name, journal, .modalStack)))
    case .item, .part, .nowhere: .refuse("there is nothing like that in Tabs")
    }
  }
}

/// A tab: a list, from which items are pushed.
@MainActor
final class Shelf: BaseCoordinator, StepCoordinator {
  let title: String
  let journal: Journal
  let rootViewController: Page

  init(_ title: String, _ journal: Journal) {
    self.title = title
    self.journal = journal
    rootViewController = Page(title.lowercased(), journal, .embed)
  }

  override var name: String { title }

  func plan(_ step: PlaceStep) -> StepPlan<PlaceStep> {
    switch step {
    case .item(let name):
      if let item = childCoordinators.lazy.compactMap({ $0 as? Item }).first(where: {
        $0.name == name
      }) {
        .through(item)
      } else {
        take(Item(name, journal))
      }
    case .sheet(let name): .take(.present(Flow(name, journal, .modalStack)))
    case .tab, .part, .nowhere: .refuse("there is nothing like that in \(title)")
    }
  }

  private func take(_ item: Item) -> StepPlan<PlaceStep> {
    .take(.present(item), then: item)
  }

  override func coordinatorDidFinish(_ child: BaseCoordinator, _ cause: Cause) {
    journal.write("\(title) heard of \(child.name)")
  }
}

/// An item on a shelf, with parts that are screens of its own.
@MainActor
final class Item: BaseCoordinator, StepCoordinator {
  let title: String
  let journal: Journal
  let rootViewController: Page
  var reasonToStay: String?

  init(_ title: String, _ journal: Journal) {
    self.title = title
    self.journal = journal
    rootViewController = Page(title.lowercased(), journal)
  }

  override var name: String { title }
  override var blocksLeaving: String? { reasonToStay }

  func plan(_ step: PlaceStep) -> StepPlan<PlaceStep> {
    switch step {
    case .part(let name):
      if let part = managedViewControllers.first(where: { $0.kind == name }) {
        .stay(part)
      } else {
        .take(.open(Page(name, journal)), then: self)
      }
    case .tab, .item, .sheet, .nowhere: .refuse("there is nothing like that in \(title)")
    }
  }

  override func didFinish(_ cause: Cause) { journal.write("\(title) finished \(cause)") }
}
