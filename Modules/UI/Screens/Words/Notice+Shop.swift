import ShopModel
import TextUI

// What the shop tells a shopper about what just happened, with its place among notices. Rule: G9.
extension Notice {
  /// A step or an addition changed nothing, since no more are to be had. Rule: K2.
  ///
  /// - Parameters:
  ///   - stock: how many there are in all.
  ///   - name: what it is called.
  public static func atLimit(stock: Int, of name: String) -> Notice {
    Notice(
      stock <= 0 ? "\(name) is sold out" : "Only \(Format.number(stock)) of \(name) in stock",
      kind: .stock)
  }

  /// A quantity was set as high as the stock goes, and no higher. Rule: K2, L3.
  public static func clamped(to quantity: Int, of name: String) -> Notice {
    Notice(
      "Only \(Format.number(quantity)) of \(name) in stock: "
        + "that is how many are in your cart now",
      kind: .stock)
  }

  /// What was to be put into the cart is not sold any more. Rule: K7.
  public static func gone(_ name: String) -> Notice {
    Notice("\(name) is no longer sold", kind: .stock)
  }

  /// What became of a change of the cart; nil where it is seen by itself. Rule: K2, K7, H7.
  ///
  /// - Parameter name: what it is called that was to be changed.
  public static func outcome(_ outcome: CartOutcome, of name: String) -> Notice? {
    switch outcome {
    case .done, .removed: nil
    case .atLimit(let stock): .atLimit(stock: stock, of: name)
    case .clamped(let quantity): .clamped(to: quantity, of: name)
    case .unknown: .gone(name)
    case .checkingPayment: .checkingPayment
    }
  }

  /// What was typed is no quantity. Rule: K2.
  public static func refused(_ error: TypedQuantityError) -> Notice {
    Notice(error.description)
  }

  /// A coupon's code was not taken, for this reason. Rule: K4.
  public static func refused(_ refusal: CouponRefusal) -> Notice {
    Notice(refusal.description, kind: .coupon)
  }

  /// The coupon has left the cart, for this reason. Rule: K5.
  public static func couponLeft(_ refusal: CouponRefusal) -> Notice {
    Notice("The coupon was removed: \(refusal.description)", kind: .coupon)
  }

  /// A text is no link. Rule: L3.
  public static func refused(_ error: LinkError) -> Notice {
    Notice(error.text, kind: .links)
  }

  /// A call was not answered as it should have been, for this reason.
  public static func failed(_ reason: String) -> Notice {
    Notice(reason)
  }
}
