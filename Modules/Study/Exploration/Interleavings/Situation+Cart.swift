import Scenarios
import ShopServices

extension Situation {
  /// The cart, and what is saved.
  nonisolated static let ofCart: [Situation] = [
    Situation(
      name: "Cart: a step and a coupon", head: coupons + signedIn + cart, opening: ["> tab Cart"],
      contenders: [step, coupon("TEN")], departures: [.otherTab, .signOut],
      closing: ["> tab Cart"], shows: ["3 × £12.00", "−£6.35"],
      rules: ["K4", "K5", "K6", "G10", "M3"]),
    Situation(
      name: "Cart: a step and a coupon that asks for it", head: coupons + signedIn + cart,
      opening: ["> tab Cart"], contenders: [step, coupon("SIXTY")], departures: [.signOut],
      deciders: [.work], closing: ["> tab Cart"], rules: ["K4", "K5"]),
    Situation(
      name: "Cart: a step and a removal", head: signedIn + cart, opening: ["> tab Cart"],
      contenders: [step, removal], departures: [.otherTab, .signOut], deciders: [.work],
      closing: ["> tab Cart"], shows: ["3 × £12.00"], rules: ["K3", "K1", "G8"]),
    Situation(
      name: "Cart: a step and a typed number", head: signedIn + cart, opening: ["> tab Cart"],
      contenders: [
        step,
        Contender("number", [["> type cart.line.MUG-NAVY.quantity 5"]], .cartSet),
      ],
      departures: [.signOut], deciders: [.work], closing: ["> tab Cart"],
      rules: ["K2", "G10"]),
    Situation(
      name: "Cart: a step, a removal and a coupon", head: coupons + signedIn + cart,
      opening: ["> tab Cart"],
      contenders: [step, removal, coupon("TEN")].map { contender in
        var contender = contender
        contender.failures = []
        return contender
      },
      isInOrder: true, deciders: [.work], closing: ["> tab Cart"], shows: ["3 × £12.00", "−£3.60"],
      rules: ["K3", "K4", "K5", "G8"]),
    Situation(
      name: "Cart: a step and signing out", head: signedIn + cart, opening: ["> tab Cart"],
      contenders: [step, signingOut], isInOrder: true,
      closing: ["> tab Cart"], shows: ["Your cart is empty"], rules: ["S6", "G6"]),
    Situation(
      name: "Saved: the list and a mark", head: signedIn + ["given saved teapot"],
      opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("save", [["> tap product.save"]], .savedSet),
        Contender("list", [["> tab Saved"]], .savedList),
      ],
      isInOrder: true, departures: [.link, .signOut], rules: ["V19", "O3", "P4", "G8"]),
    Situation(
      name: "Saved: removing and moving",
      head: signedIn + ["given saved teapot", "given saved mug"], opening: ["> tab Saved"],
      contenders: [
        Contender("remove", [["> tap saved.remove.mug"]], .savedSet),
        Contender("move", [["> tap saved.move.teapot"]], .savedMove),
      ],
      departures: [.otherTab, .signOut], closing: ["> tab Saved"],
      shows: ["Nothing is saved"], rules: ["O3", "P4", "G10"]),
  ]

  private nonisolated static let step = Contender(
    "step", [["> tap cart.line.MUG-NAVY.increase"]], .cartChange)
  private nonisolated static let removal = Contender(
    "removal", [["> tap cart.line.MILL-PEPPER.remove"]], .cartRemove)

  private nonisolated static func coupon(_ code: String) -> Contender {
    Contender(
      "coupon", [[">> type cart.coupon \(code) ; tap cart.coupon.apply"]], .cartCoupon)
  }
}
