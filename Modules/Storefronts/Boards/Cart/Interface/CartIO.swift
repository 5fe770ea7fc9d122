import BoardKit
import ShopModel

/// The tab Cart. It sends that its shopper wants to check out; what that is, it does not know.
/// Rule: K1–K9.
public nonisolated enum CartIO: BoardIO {
  public typealias Input = CartInput
  public typealias Output = Void
  public typealias Command = CartCommand
  public typealias Action = CartAction
  public static let id: BoardID = .cart
}

/// What is shown of the tab Cart.
public nonisolated enum CartInput: Equatable, Sendable {
  /// The stack as it was left.
  case asLeft
  /// The lines.
  case lines
  /// The lines, to which that many pieces are added. Rule: L3, V14.
  case adding(SKU, quantity: Int)
}

/// What it can be told.
public nonisolated enum CartCommand {
  /// A newer link takes the place of the one that adds. Rule: L4.
  case forgetLink
}

/// What it and its tab tell everybody above them.
public nonisolated enum CartAction: BoardFlowAction {
  /// The cart is empty, or a stock number unknown: its shopper wants to go to the root of Shop.
  /// Rule: K8, P5.
  case homeTapped
  /// What the tab's badge says now; nil for none. Rule: K9.
  case badge(String?)
}

/// The tab of Cart.
public nonisolated enum CartTabIO: BoardIO {
  public typealias Action = CartAction
  public static let id: BoardID = .cartTab
}

nonisolated extension BoardID {
  /// The tab Cart.
  public static let cart: BoardID = "shop.cart"
  /// The tab of Cart.
  public static let cartTab: BoardID = "shop.cart.tab"
}

extension Motherboard {
  /// The tab Cart.
  public func ioCart() -> MainboardDestination<CartIO> { io() }

  /// The tab of Cart.
  public func ioCartTab() -> MainboardDestination<CartTabIO> { io() }
}

extension Board {
  /// The tab Cart.
  public func ioCart() -> BoardDestination<CartIO> { io() }
}
