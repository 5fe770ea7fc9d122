@testable import TextUI

/// A stack that writes down what it is told.
@MainActor
final class Stack: NavigationController {
  let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    kind = name
  }

  override func viewDidLoad() { journal.write("\(name) didLoad") }
  override func viewWillAppear() { journal.write("\(name) willAppear") }
  override func viewDidAppear() { journal.write("\(name) didAppear") }
  override func viewWillDisappear() { journal.write("\(name) willDisappear") }
  override func viewDidDisappear() { journal.write("\(name) didDisappear") }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    journal.write("\(name) removed \(cause)")
  }
}
