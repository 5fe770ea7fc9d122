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

nonisolated extension BoardID {
  static let address: BoardID = .checkout.appending("address")
  static let delivery: BoardID = .checkout.appending("delivery")
  static let payment: BoardID = .checkout.appending("payment")
  static let review: BoardID = .checkout.appending("review")
}
