import BoardKit
import ShopModel

/// The checkout, from the address to the confirmation: one address outside, a whole flow inside. It
/// needs a shopper, and something in the cart. It completes with `true` when the shopper has bought and
/// goes on. Rule: H0, H1, H9.
public nonisolated enum CheckoutIO: BoardIO {
  public typealias Input = CheckoutInput
  public typealias Output = CheckoutOutput
  public typealias Action = CheckoutAction
  public static let id: BoardID = .checkout
}

/// From where it was asked for.
public nonisolated enum CheckoutInput: Equatable, Sendable {
  /// From the cart, which is shown.
  case cart
  /// From a link: the cart is to be shown below it. Rule: L5.
  case link
}

/// What it sends.
public nonisolated enum CheckoutOutput: Equatable, Sendable {
  /// It has passed its gate, and is about to be shown over the cart; with an empty cart that is all.
  case opening
  /// It is bought, and the shopper goes on. Rule: H9.
  case done
}

/// What it tells everybody above it: whether it can be left. Rule: H8, L4.
public nonisolated enum CheckoutAction: BoardFlowAction {
  /// The order is being placed: nothing can be left.
  case placing
  /// It can be left, whatever has come of it: an order, if it is paid.
  case settled(Order?)
}

nonisolated extension BoardID {
  /// The checkout.
  public static let checkout: BoardID = "shop.checkout"
}

extension Motherboard {
  /// The checkout.
  public func ioCheckout() -> MainboardDestination<CheckoutIO> { io() }
}
