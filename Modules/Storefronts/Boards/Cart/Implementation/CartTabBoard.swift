import BoardKit
import BoardsCartInterface
import ShopModel
import ShopScreens

/// The tab of Cart, which tells those above what its badge says. Rule: K9.
final class CartTabBoard: TabBoard<CartTabIO> {
  private let contents: CartContents

  init(identifier: BoardID, place: TabPlace, contents: CartContents) {
    self.contents = contents
    super.init(identifier: identifier, title: "Cart", place: place)
  }

  override func activate(withGuaranteedInput input: Void, in activation: Activation) {
    super.activate(withGuaranteedInput: input, in: activation)
    broadcastAction(.badge(contents.cart.badge))
    activation.keep(
      contents.bus.connect(target: self) { board, cart in
        board.broadcastAction(.badge(cart.badge))
      })
  }
}
