import ShopScreens
import TextUI

/// Says that something is not there. Rule: P5.
public final class MissingViewController: ContentViewController<MissingScreen.Event> {
  private let thing: MissingScreen.Thing
  private let onHome: () -> Void

  /// Makes the screen; `onHome` goes to the shop.
  public init(_ thing: MissingScreen.Thing, onHome: @escaping () -> Void) {
    self.thing = thing
    self.onHome = onHome
    super.init()
  }

  public override var content: Content<MissingScreen.Event> {
    MissingScreen.content(thing)
  }

  public override func handle(_ event: MissingScreen.Event) {
    switch event {
    case .homeTapped: onHome()
    }
  }
}
