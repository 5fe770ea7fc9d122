import ShopModel
import TextUI

/// The cart's coupon, and the field for another. Rule: K4.
struct CartCouponRows {
  typealias Event = CartScreen.Event

  /// The coupon that is in the cart; nil for none.
  var coupon: Coupon?
  /// The code as it is typed.
  var code: String
  var busy: Set<CartScreen.Call>
  var isLocked: Bool

  var section: Section<Event> {
    Section("Coupon", taken + [.control(field), .control(apply)])
  }

  private var taken: [Row<Event>] {
    guard let coupon else { return [] }
    return [
      .group(
        texts: ["\(coupon.code): \(coupon.text)"],
        controls: [
          .button(
            CartScreen.dropCoupon, "Remove the coupon", .couponDropTapped,
            state: state(.dropCoupon, "The coupon is being removed"))
        ])
    ]
  }

  private var field: Control<Event> {
    .field(
      CartScreen.coupon, "Code", text: code,
      state: isLocked ? .disabled(Attempt.cartProblem) : .enabled, typed: { .couponTyped($0) })
  }

  private var apply: Control<Event> {
    let state = state(.coupon, "The code is being looked up")
    return .button(
      CartScreen.applyCoupon, "Apply", .couponApplyTapped,
      state: state == .enabled && Coupon.normalized(code).isEmpty
        ? .disabled("Type a code first") : state)
  }

  private func state(_ call: CartScreen.Call, _ reason: String) -> Control<Event>.State {
    CartScreen.state(call, reason, busy: busy, isLocked: isLocked)
  }
}
