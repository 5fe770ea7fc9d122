import BoardKit
import ShopServices

/// Changes the cart. Steps are not among it: each is made at once, however many are unanswered, and so
/// no way of queueing fits them. Rule: G10.
nonisolated enum CartChangeIO: BlockTaskIO {
  typealias TaskInput = CartChange
  typealias Input = BlockTaskParameter<CartChange, CartAnswer>
  typealias Output = CartAnswer
  static let id: BoardID = "shop.cart.change"
}

extension Motherboard {
  func ioCartChange() -> MainboardDestination<CartChangeIO> { io() }
}
