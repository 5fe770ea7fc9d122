import BoardKit
import BoardsCheckoutInterface
import ShopModel
import ShopServices

// What follows the steps, as types.

/// Places the order: a task, one at a time. Rule: H6.
nonisolated enum PlaceIO: BlockTaskIO {
  typealias TaskInput = Purchase
  typealias Output = PlaceAnswer
  static let id: BoardID = .checkout.appending("place")
}

/// Says that the order of that total is being placed. What it sends is that this takes too long.
/// Rule: H8.
nonisolated enum PlacingIO: BoardIO {
  typealias Input = Money
  typealias Output = Void
  static let id: BoardID = .checkout.appending("placing")
}

/// Asks what has become of a payment. Rule: H8.
nonisolated enum CheckingIO: BoardIO {
  typealias Input = CheckingInput
  typealias Output = PaymentAnswer
  typealias Command = CheckingCommand
  typealias Action = StepAction
  static let id: BoardID = .checkout.appending("checking")
}

/// Of which payment.
nonisolated struct CheckingInput {
  /// Its key; nil while the shop has not told it.
  var key: String?
  /// Whether it is asked about when the screen appears, and not only on schedule.
  var asksAtOnce: Bool
}

/// What it is told.
nonisolated enum CheckingCommand {
  /// The shop has told the payment's key.
  case keyTold(String)
}

/// Says that the order is paid. What it sends is that the shopper goes on. Rule: H9.
nonisolated enum ConfirmationIO: BoardIO {
  typealias Input = Order
  typealias Output = Void
  static let id: BoardID = .checkout.appending("confirmation")
}
