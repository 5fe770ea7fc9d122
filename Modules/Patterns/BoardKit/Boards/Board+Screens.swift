import TextUI

// A board's screens: whoever closes them, the activation that they were shown for ends.
extension Board {
  /// Shows `screen`, and keeps it for `activation`: when that ends the screen is closed, and when the
  /// last of its screens has gone, whoever closed it, it is completed with `false`. Where there is
  /// nothing to show it in, that is reported, and so it ends at once. Takes `onRemoved` of the screen.
  /// Rule: BD-A2, BD-A3.
  public func show(
    _ screen: ViewController, _ opening: ScreenOpening = .push, in activation: Activation
  ) {
    guard activation.board === self, activation.isLive else { return reportLate("a screen") }
    let place = opening.place(in: self)
    activation.own(screen, opening, on: place)
    screen.onRemoved = { [weak self, weak activation, weak screen] _ in
      if let self, let activation, let screen { wasRemoved(screen, activation) }
    }
    if !opening.open(screen, on: place, in: self) { wasRemoved(screen, activation) }
  }

  private func wasRemoved(_ screen: ViewController, _ activation: Activation) {
    activation.disown(screen)
    if activation.screens.isEmpty { complete(false, of: activation) }
  }

  /// What `changes` closes and opens is one transition: what is below does not come on top in between.
  static func inOneTransition(_ window: Window?, _ changes: () -> Void) {
    if let window { window.inOneTransition(changes) } else { changes() }
  }
}

extension Collection where Element == Activation {
  /// The window in which any of them has shown something.
  var window: Window? {
    lazy.flatMap { $0.screens }.compactMap { $0.controller.window }.first
  }
}
