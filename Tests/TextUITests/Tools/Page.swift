@testable import TextUI

/// A screen that writes down what it is told.
@MainActor
final class Page: ContentViewController<String> {
  let name: String
  private let journal: Journal
  /// Runs in a call of the life cycle, by its name.
  var hooks: [String: () -> Void] = [:]
  var extra: [Section<String>] = []
  var wish: ControlID?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    kind = name
    title = name
  }

  override var content: Content<String> {
    Content(
      title: name,
      sections: [
        Section(nil, [.control(.button(ControlID("\(name).use"), "Use \(name)", "use"))])
      ] + extra, focus: wish)
  }

  private func note(_ call: String) {
    journal.write("\(name) \(call)")
    hooks[call]?()
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear() { note("willAppear") }
  override func viewIsAppearing() { note("isAppearing") }
  override func viewDidAppear() { note("didAppear") }
  override func viewWillDisappear() { note("willDisappear") }
  override func viewDidDisappear() { note("didDisappear") }
  override func viewWillLayout() { note("willLayout") }
  override func viewDidLayout() { note("didLayout") }
  override func traitsDidChange(from previous: Traits) { note("traits") }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    note("removed \(cause)")
  }
}
