import PatternKit
import TextUI

/// A motherboard whose boards live as long as it does and fill one container together: the tabs of Main.
/// A board in it contributes an element; what it activates is activated by the motherboard above, in
/// which the features are. Rule: BD-L48.
@MainActor
public final class ComposableMotherboard: Motherboard {
  private weak var interface: (any ComposableInterface)?
  /// What its boards contribute, in the order of coming.
  public private(set) var elements: [UIElement] = []

  /// Shows what there is, and what there will be, in a container, which is not kept alive.
  public func connect(_ interface: any ComposableInterface) {
    self.interface = interface
    if !elements.isEmpty { interface.putElements(elements) }
  }

  override func activateForBoard(_ input: BoardInput) -> ActivationToken? {
    owner?.mainboard?.activateForBoard(input)
  }

  func apply(_ action: UIElementAction, of identifier: BoardID) {
    let index = elements.firstIndex { $0.identifier == identifier }
    switch (action, index) {
    case (.update(let content), let index?): elements[index].contentViewController = content
    case (.update(let content), nil):
      elements.append(UIElement(identifier: identifier, contentViewController: content))
    case (.removeContent, let index?): elements[index].contentViewController = nil
    case (.remove, let index?): elements.remove(at: index)
    case (.removeContent, nil), (.remove, nil):
      return report(
        .unknownElement, "\(identifier) has no element here", advice: "put it in first")
    }
    interface?.putElements(elements)
  }
}

extension Board {
  /// Contributes to the container of the motherboard that it is installed in. Rule: BD-L48.
  public func putToComposer(_ action: UIElementAction) {
    guard let composer = mainboard as? ComposableMotherboard else {
      return report(
        .unknownElement, "its motherboard composes nothing",
        advice: "activate it in a composable motherboard")
    }
    composer.apply(action, of: identifier)
  }
}
