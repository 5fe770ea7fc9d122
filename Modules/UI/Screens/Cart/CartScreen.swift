import ShopModel
import TextUI

/// What the shopper wants to buy, line by line, and what it comes to. Rule: K1–K4, K6–K8.
public enum CartScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Took one piece away.
    case decreaseTapped(SKU)
    /// Added one piece.
    case increaseTapped(SKU)
    /// Typed a quantity; this is the text, whatever it says.
    case quantityTyped(SKU, String)
    /// Went down to what is left.
    case reduceTapped(SKU, to: Int)
    /// Took the line out.
    case removeTapped(SKU)
    /// Asked for the line that was removed last.
    case undoTapped
    /// Typed a coupon's code; this is the whole text now.
    case couponTyped(String)
    /// Gave in the code that is typed.
    case couponApplyTapped
    /// Took the coupon out.
    case couponDropTapped
    /// Went to the checkout.
    case checkoutTapped
    /// Went to the shop from an empty cart.
    case browseTapped
  }

  /// A call whose control is busy until it is answered. Rule: G10.
  public nonisolated enum Call: Hashable, Sendable {
    /// A typed quantity.
    case quantity(SKU)
    /// Down to what is left.
    case reduce(SKU)
    /// The line out.
    case remove(SKU)
    /// The removed line back.
    case undo
    /// A coupon's code.
    case coupon
    /// The coupon out.
    case dropCoupon
  }

  /// Puts the line that was removed last back.
  public static let undo: ControlID = "cart.undo"
  /// Where a coupon's code is typed.
  public static let coupon: ControlID = "cart.coupon"
  /// Gives in the code that is typed.
  public static let applyCoupon: ControlID = "cart.coupon.apply"
  /// Takes the coupon out.
  public static let dropCoupon: ControlID = "cart.coupon.drop"
  /// Goes to the checkout.
  public static let checkout: ControlID = "cart.checkout"
  /// Goes to the shop from an empty cart.
  public static let browse: ControlID = "cart.browse"

  /// A part of a line.
  public nonisolated enum Part: String, CaseIterable, Sendable {
    case decrease, quantity, increase, remove, reduce
  }

  /// A control of a line.
  public static func line(_ sku: SKU, _ part: Part) -> ControlID {
    ControlID("cart.line", key: sku.text, part: part.rawValue)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - cart: what is in it.
  ///   - region: where the shop sells, which is what delivery and tax depend on. Rule: M7.
  ///   - busy: the calls of this screen that are unanswered.
  ///   - undo: the line that can be put back; nil for none.
  ///   - code: a coupon's code, as it is typed.
  ///   - isLocked: whether nothing can be changed, since a payment is being checked. Checkout is
  ///     open then: it shows that payment. Rule: H7, H8.
  public static func content(
    cart: Cart, region: Region, busy: Set<Call> = [], undo: RemovedLine? = nil,
    code: String = "", isLocked: Bool = false
  ) -> Content<Event> {
    var sections: [Section<Event>] = []
    if isLocked { sections.append(Section(nil, [.text(Attempt.cartProblem)])) }
    if let undo { sections.append(Section(nil, [row(undo, busy, isLocked)])) }
    if cart.isEmpty {
      sections.append(Section(nil, [empty]))
    } else {
      sections += cart.lines.map {
        CartLineRows(line: $0, busy: busy, isLocked: isLocked).section
      }
      sections += [
        CartCouponRows(coupon: cart.coupon, code: code, busy: busy, isLocked: isLocked).section,
        Section(nil, CartSums.rows(cart, region: region)),
        Section(nil, [.control(checkout(cart, isLocked))]),
      ]
    }
    return Content(title: "Cart", sections: sections)
  }

  static func state(
    _ call: Call, _ reason: String, busy: Set<Call>, isLocked: Bool
  ) -> Control<Event>.State {
    if busy.contains(call) { return .busy(reason) }
    return isLocked ? .disabled(Attempt.cartProblem) : .enabled
  }

  private static func row(
    _ removed: RemovedLine, _ busy: Set<Call>, _ isLocked: Bool
  ) -> Row<Event> {
    .group(
      texts: ["Removed \(Format.number(removed.quantity)) × \(removed.name)"],
      controls: [
        .button(
          undo, "Undo", .undoTapped,
          state: state(.undo, "The line is being put back", busy: busy, isLocked: isLocked))
      ])
  }

  private static func checkout(_ cart: Cart, _ isLocked: Bool) -> Control<Event> {
    let problem = isLocked ? nil : cart.checkoutProblem
    return .button(
      checkout, "Checkout", .checkoutTapped, state: problem.map { .disabled($0) } ?? .enabled)
  }

  private static var empty: Row<Event> {
    .empty(
      title: "Your cart is empty", detail: "What you add in the shop is kept here",
      action: .button(browse, "Browse the shop", .browseTapped))
  }
}
