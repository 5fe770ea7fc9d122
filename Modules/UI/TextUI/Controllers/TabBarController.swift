/// Several controllers of which one is shown, chosen by its tab. Each keeps its state, and a stack
/// its screens, while another is shown. Rule: L2.
///
/// A controller's view loads when its tab is first selected. Who wants to build a tab's content
/// only then puts an empty stack there and fills it in ``shouldSelect`` or before
/// ``selectedIndex`` is set.
@MainActor
open class TabBarController: ViewController {
  /// Asked before a person's choice of a tab changes anything, also of the current one; `false`
  /// leaves everything as it is. The program's own choice does not ask. Rule: S4.
  public var shouldSelect: ((Int) -> Bool)?

  /// Told after a person's choice of a tab was committed, also of the current one.
  public var didSelect: ((Int) -> Void)?

  private var selected = 0

  /// Makes a tab bar.
  public init(viewControllers: [ViewController] = []) {
    super.init()
    setViewControllers(viewControllers)
  }

  /// The controllers of the tabs, in their order.
  public var viewControllers: [ViewController] { children }

  /// The tab that is shown. Setting it asks for a transition, and does not ask `shouldSelect`.
  public var selectedIndex: Int {
    get { selected }
    set { select(newValue, cause: .program) }
  }

  /// What is shown.
  public var selectedViewController: ViewController? {
    children.indices.contains(selected) ? children[selected] : nil
  }

  open override var shownChild: ViewController? { selectedViewController }

  open override var visibleChildren: [ViewController] { shownChild.map { [$0] } ?? [] }

  /// Makes `controllers` the tabs. The one that is shown stays so if it is among them; else the
  /// first is.
  public func setViewControllers(
    _ controllers: [ViewController], completion: (() -> Void)? = nil
  ) {
    ask(
      TransitionRequest(
        kind: .tabs, adding: controllers,
        judge: { [self] in verdict(onHolding: controllers) },
        apply: { [self] in
          let shown = selectedViewController
          setChildren(controllers)
          selected = controllers.firstIndex { $0 === shown } ?? 0
        },
        completion: completion))
  }

  /// Selects a tab as a person does: asks first; the current one goes back to its root.
  ///
  /// - Returns: whether it was allowed.
  func choose(_ index: Int) -> Bool {
    guard shouldSelect?(index) ?? true else { return false }
    if index != selected {
      select(index, cause: .user) { [weak self] in self?.didSelect?(index) }
    } else if let stack = selectedViewController as? NavigationController, stack.children.count > 1
    {
      stack.popToRoot(.user) { [weak self] in self?.didSelect?(index) }
    } else {
      didSelect?(index)
    }
    return true
  }

  private func select(
    _ index: Int, cause: Transition.Cause, completion: (() -> Void)? = nil
  ) {
    ask(
      TransitionRequest(
        kind: .tab, cause: cause,
        judge: { [self] in
          guard children.indices.contains(index) else {
            return .refuse(
              Misuse(
                .noSuchTab, at: kind, "there is no tab \(index) among \(children.count)",
                advice: "select an index of viewControllers"))
          }
          return index == selected ? .nothing : .go
        },
        apply: { [self] in selected = index },
        completion: completion))
  }
}
