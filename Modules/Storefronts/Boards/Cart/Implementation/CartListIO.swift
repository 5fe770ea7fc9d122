import BoardKit
import ShopModel

/// The lines of the cart: the root of the tab's stack.
nonisolated enum CartListIO: BoardIO {
  typealias Output = CartListOutput
  typealias Command = CartListCommand
  static let id: BoardID = "shop.cart.lines"
}

/// What comes of the lines.
nonisolated enum CartListOutput {
  case checkoutTapped, browseTapped
  /// A link has named a stock number that nobody knows. Rule: P5.
  case variantMissing
}

/// What the lines can be told.
nonisolated enum CartListCommand {
  /// Adds what a link asks for, as soon as the screen is shown. Rule: L3, V14.
  case add(SKU, quantity: Int)
  /// A newer link takes the place of that one. Rule: L4.
  case forgetLink
}

/// Says that a variant is not there.
nonisolated enum CartMissingIO: BoardIO {
  /// Its shopper wants to go to the root of Shop.
  typealias Output = Void
  static let id: BoardID = "shop.cart.missing"
}

extension Motherboard {
  func ioCartList() -> MainboardDestination<CartListIO> { io() }
  func ioCartMissing() -> MainboardDestination<CartMissingIO> { io() }
}
