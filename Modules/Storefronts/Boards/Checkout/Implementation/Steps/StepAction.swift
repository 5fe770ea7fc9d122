import BoardKit
import ShopModel

/// What a step tells the checkout that is not what comes next.
nonisolated enum StepAction: BoardFlowAction {
  /// The shopper gives up.
  case cancelled
  /// A payment is open from before: there is nothing to fill in. Rule: H8.
  case paymentIsOpen(Attempt)
  /// The cart cannot be sent to that address any more.
  case cannotBeSent
}
