import BoardKit
import BoardsCheckoutInterface
import PatternKit
import ShopModel

// The steps of the checkout, as types. Each takes the draft and sends it on when its part is filled in,
// and so they can stand in any order; the last sends what is to be bought.

/// Where the order goes.
nonisolated enum AddressIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Current<CheckoutDraft>
  typealias Action = StepAction
  static let id: BoardID = .address
}

/// How it is sent.
nonisolated enum DeliveryIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Current<CheckoutDraft>
  typealias Action = StepAction
  static let id: BoardID = .delivery
}

/// What it is paid with.
nonisolated enum PaymentIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Current<CheckoutDraft>
  typealias Command = PaymentCommand
  typealias Action = StepAction
  static let id: BoardID = .payment
}

/// Everything that will be charged.
nonisolated enum ReviewIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Purchase
  typealias Action = StepAction
  static let id: BoardID = .review
}

/// What the payment is told.
nonisolated enum PaymentCommand {
  /// The card was declined. Rule: H8.
  case declined(DeclineReason)
}

/// What a step tells the checkout that is not what comes next.
nonisolated enum StepAction: BoardFlowAction {
  /// The shopper gives up.
  case cancelled
  /// A payment is open from before: there is nothing to fill in. Rule: H8.
  case paymentIsOpen(Attempt)
  /// The cart cannot be sent to that address any more.
  case cannotBeSent
}

/// What the shopper has agreed to: the sum that was seen, and the card.
struct Purchase {
  var seen: Review
  var card: Card
}

nonisolated extension BoardID {
  static let address: BoardID = .checkout.appending("address")
  static let delivery: BoardID = .checkout.appending("delivery")
  static let payment: BoardID = .checkout.appending("payment")
  static let review: BoardID = .checkout.appending("review")
}
