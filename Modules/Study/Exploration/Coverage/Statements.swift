/// Which statements of the contract a walk has come to.
///
/// A walk asserts nothing of a single statement: it holds storefronts to each other and to the rules
/// of every frame. What can be told is that it did what a statement is about, so that whoever broke
/// it would have been noticed. Of statements about values, files and terminals not even that: they
/// are left out here, and proved by tests and scenarios alone.
nonisolated enum Statements {
  /// What has to be reached for a statement to be at work: controls, screens, calls and what became
  /// of them, acts and how they were answered.
  enum Sign: Hashable, Sendable {
    case control(String)
    case screen(String)
    case call(String)
    case act(String)

    /// As reports name it.
    var text: String {
      switch self {
      case .control(let name), .screen(let name), .call(let name), .act(let name): name
      }
    }
  }

  /// The statements of which something can be told, in the order of the contract, each with all that
  /// has to be reached.
  static let signs: [(id: String, signs: [Sign])] = [
    ("G2", [.act("tap disabled")]),
    ("G3", [.act("tap stale"), .act("back stale")]),
    ("G4", [.control("catalog.retry"), .control("product.retry"), .control("orders.retry")]),
    ("G5", [.call("catalog.page held"), .call("catalog.page reply held")]),
    ("G6", [.call("catalog.product held"), .act("back handled")]),
    ("G12", [.control("confirm.yes"), .control("confirm.no")]),
    ("G13", [.act("back impossible"), .act("tab disabled")]),
    ("C1", [.control("catalog.item.*"), .control("catalog.more")]),
    (
      "C2",
      [.control("catalog.category"), .control("catalog.sort"), .control("catalog.stock")]
    ),
    ("C3", [.control("catalog.search"), .act("clear handled")]),
    ("C4", [.control("catalog.clear")]),
    ("C5", [.screen("product"), .act("back handled")]),
    ("P2", [.control("product.option.*")]),
    ("P3", [.control("product.add"), .call("cart.change")]),
    ("P4", [.control("product.save"), .call("saved.set offline")]),
    ("P5", [.control("missing.home")]),
    ("K1", [.screen("cart")]),
    ("K2", [.control("cart.line.*.decrease"), .control("cart.line.*.quantity")]),
    ("K3", [.control("cart.undo"), .call("cart.restore")]),
    ("K4", [.control("cart.coupon.apply"), .call("cart.coupon")]),
    ("K5", [.control("cart.coupon.drop"), .call("cart.dropCoupon")]),
    ("K7", [.control("cart.line.*.reduce"), .control("cart.line.*.remove")]),
    ("K8", [.control("cart.browse")]),
    (
      "S1",
      [
        .control("signIn.submit"), .control("signIn.switch"), .control("signIn.cancel"),
        .call("account.register"),
      ]
    ),
    ("S2", [.call("account.signIn")]),
    ("S4", [.screen("signIn"), .screen("address")]),
    ("S6", [.control("account.signOut"), .call("account.signOut")]),
    ("H0", [.control("checkout.cancel"), .screen("delivery"), .screen("review")]),
    ("H2", [.control("address.submit"), .control("address.state")]),
    ("H3", [.control("delivery.option"), .control("delivery.submit")]),
    ("H4", [.control("payment.number"), .control("payment.submit")]),
    ("H5", [.screen("review")]),
    ("H6", [.control("review.line.*.reduce"), .control("review.line.*.remove")]),
    ("H7", [.control("review.place"), .call("checkout.place")]),
    ("H8", [.screen("checking"), .control("checking.retry"), .call("checkout.status")]),
    ("H9", [.control("confirmation.done")]),
    ("H10", [.act("card handled")]),
    ("O1", [.control("orders.item.*"), .control("orders.more")]),
    ("O2", [.control("order.cancel"), .control("order.again"), .call("orders.cancel")]),
    (
      "O3",
      [.control("saved.item.*"), .control("saved.remove.*"), .control("saved.move.*")]
    ),
    ("A1", [.control("account.signIn"), .control("account.register")]),
    ("L1", [.control("launch.retry"), .control("onboarding.next"), .control("onboarding.skip")]),
    ("L2", [.act("tab handled")]),
    ("L3", [.act("open handled")]),
    ("V1", [.call("session.read"), .call("catalog.categories")]),
    ("V2", [.call("session.finishOnboarding")]),
    ("V5", [.call("cart.set"), .call("cart.remove")]),
    ("V7", [.call("saved.list"), .call("saved.set")]),
    ("V9", [.call("checkout.begin"), .call("checkout.options")]),
    ("V10", [.call("orders.page"), .call("orders.read")]),
    ("V11", [.call("account.profile")]),
    (
      "V13",
      [.control("account.retry"), .control("delivery.retry"), .control("saved.retry")]
    ),
    ("V15", [.control("review.retry")]),
    ("V17", [.call("orders.again")]),
    (
      "V20",
      [
        .call("catalog.page offline"), .call("catalog.page timeout"),
        .call("catalog.page refused"), .call("catalog.page damaged"),
      ]
    ),
  ]
}
