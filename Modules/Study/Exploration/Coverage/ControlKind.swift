import TextUI

/// A control without its key: all lines of the cart have the same `+`.
nonisolated enum ControlKind {
  /// The elements of more than one part that have no key.
  private static let plain: Set<String> = ["cart.coupon.apply", "cart.coupon.drop"]

  /// The kind of a control, such as `cart.line.*.increase`.
  static func of(_ id: ControlID) -> String {
    let parts = id.text.split(separator: ".")
    guard parts.count > 2, !plain.contains(id.text) else { return id.text }
    return (parts.prefix(2) + ["*"] + parts.dropFirst(3)).joined(separator: ".")
  }

  /// Every kind of control that the shop has.
  static let all = [
    "account.register", "account.retry", "account.signIn", "account.signOut", "address.city",
    "address.name", "address.postcode", "address.retry", "address.state", "address.street",
    "address.submit", "cart.browse", "cart.checkout", "cart.coupon", "cart.coupon.apply",
    "cart.coupon.drop", "cart.line.*.decrease", "cart.line.*.increase", "cart.line.*.quantity",
    "cart.line.*.reduce", "cart.line.*.remove", "cart.undo", "catalog.category", "catalog.clear",
    "catalog.item.*", "catalog.more", "catalog.retry", "catalog.search", "catalog.sort",
    "catalog.stock", "checking.retry", "checkout.cancel", "confirm.no", "confirm.yes",
    "confirmation.done", "delivery.option", "delivery.retry", "delivery.submit", "launch.retry",
    "missing.home", "onboarding.next", "onboarding.retry", "onboarding.skip", "order.again",
    "order.cancel", "order.retry", "orders.browse", "orders.item.*", "orders.more",
    "orders.retry", "payment.code", "payment.expiry", "payment.number", "payment.submit",
    "product.add", "product.option.*", "product.retry", "product.save", "review.line.*.reduce",
    "review.line.*.remove", "review.place", "review.retry", "saved.browse", "saved.item.*",
    "saved.move.*", "saved.remove.*", "saved.retry", "signIn.cancel", "signIn.email",
    "signIn.password", "signIn.submit", "signIn.switch",
  ]
}
