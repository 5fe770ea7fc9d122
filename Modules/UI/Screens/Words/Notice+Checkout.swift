import ShopModel
import TextUI

// What the checkout tells a shopper, with its place among notices. Rule: G9.
extension Notice {
  /// The cart is empty, so that there is nothing to check out. Rule: H1.
  public static let cartIsEmpty = Notice("Your cart is empty", kind: .order)

  /// Nothing changes the cart while a payment is open. Rule: H7.
  public static let checkingPayment = Notice(Attempt.cartProblem, kind: .order)

  /// A link waits until the order that is being placed has been answered. Rule: L4.
  public static let openingAfterOrder = Notice("Opening after your order", kind: .links)

  /// The payment is closed and nothing was charged: the gateway had never heard of it. Rule: H7.
  public static let paymentDropped = Notice(
    "Your payment did not go through: nothing was charged", kind: .order)

  /// The card was declined. Rule: H8.
  public static func declined(_ reason: DeclineReason) -> Notice {
    Notice(reason.text, kind: .order)
  }

  /// What has become of a payment, told where nobody waits for it; nil while it is open, and where
  /// there is nothing to tell. Rule: H7, L4.
  public static func settled(_ attempt: Attempt) -> Notice? {
    attempt.notice.map { Notice($0, kind: .order) }
  }

  /// An order is paid, told where its confirmation is not seen. Rule: L4.
  public static func paid(order number: Int) -> Notice {
    Notice("Order \(number) is paid", kind: .order)
  }

  /// Lines of the guest's cart came over into the shopper's. Rule: S5.
  public static let cartMerged = Notice(
    "What you had in your cart before signing in is in it now, too", kind: .cartMerge)

  /// The way of sending that was chosen is not offered any more. Rule: H3.
  ///
  /// - Parameters:
  ///   - before: what was chosen.
  ///   - now: what is chosen instead.
  public static func vanished(_ before: DeliveryOption, now: DeliveryOption) -> Notice {
    Notice(ReviewChange.delivery(from: before, to: now).text)
  }

  /// Something is not as it was seen in the review. Rule: H6.
  public static func changed(_ change: ReviewChange) -> Notice {
    let kind: Notice.Kind =
      switch change {
      case .quantity, .stock: .stock
      case .price: .price
      case .coupon: .coupon
      case .delivery: .other
      }
    return Notice(change.text, kind: kind)
  }
}
