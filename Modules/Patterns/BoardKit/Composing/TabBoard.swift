import TextUI

/// The small board of a tab: it contributes a title and an empty stack, and is behind no gate. What
/// fills the stack is another board, activated when the tab is chosen, which may be behind one. In the
/// shop each of the five tabs has one. Rule: BD-L48.
@MainActor
open class TabBoard<IO: BoardIO>: Board, GuaranteedBoard where IO.Input == Void {
  private let title: String
  private let place: TabPlace

  /// Makes a board that is installed nowhere.
  ///
  /// - Parameters:
  ///   - title: what the tab says.
  ///   - place: where the stack is put.
  public init(identifier: BoardID, title: String, place: TabPlace) {
    self.title = title
    self.place = place
    super.init(identifier: identifier)
  }

  // See `Board`: it is generic.
  nonisolated deinit {}

  /// Puts a fresh stack into the composition.
  open func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let stack = NavigationController()
    stack.tabBarItem.title = title
    place.stack = stack
    putToComposer(.update(stack))
  }
}
