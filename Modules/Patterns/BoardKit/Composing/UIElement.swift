import TextUI

/// What one board contributes to a container that several fill together: a tab of Main, with its
/// title and its stack. Rule: BD-L48.
public struct UIElement {
  /// Whose it is.
  public let identifier: BoardID
  /// What fills its place; nil when that is empty.
  public internal(set) var contentViewController: ViewController?

  /// Makes an element.
  public init(identifier: BoardID, contentViewController: ViewController?) {
    self.identifier = identifier
    self.contentViewController = contentViewController
  }
}

/// What a board does to its element.
public enum UIElementAction {
  /// Puts it in, behind the others, or in the place of the one before.
  case update(ViewController)
  /// Empties its place, and keeps it.
  case removeContent
  /// Takes it out.
  case remove
}

/// Who shows a composition. A container adopts it; ``TextUI/TabBarController`` does. Rule: BD-L48.
@MainActor
public protocol ComposableInterface: AnyObject {
  /// Shows these, in this order, instead of those before.
  func putElements(_ elements: [UIElement])
}

extension TabBarController: ComposableInterface {
  public func putElements(_ elements: [UIElement]) {
    setViewControllers(elements.compactMap(\.contentViewController))
  }
}
