import Scenarios
import ShopServices

extension Situation {
  /// Signing in and out, the account, orders.
  nonisolated static let ofShopper: [Situation] = [
    Situation(
      name: "Gate: adding and signing in", head: account, opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("add", [["> tap product.add"]], .cartChange),
        Contender(
          "sign in", [["> tab Account", "> tap account.signIn", signIn]], .accountSignIn),
      ],
      isInOrder: true, departures: [.dismissal, .link], deciders: [.work],
      closing: ["> tab Cart"], rules: ["S5", "G6", "S4"]),
    Situation(
      name: "Gate: adding and a held save", head: account, opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("add", [["> tap product.add"]], .cartChange),
        Contender("sign in to save", [["> tap product.save", signIn]], .accountSignIn),
      ],
      // Who closes the form before the answer drops what they wanted; after it there is no form.
      isInOrder: true, departures: [.dismissal, .link], deciders: [.work, .answer],
      closing: ["> open arcade://product/mug"],
      rules: ["S4", "S5", "V16", "G6"]),
    Situation(
      name: "Account: profile and signing out", head: signedIn,
      contenders: [
        Contender("profile", [["> tab Account"]], .accountProfile), signingOut,
      ],
      isInOrder: true, departures: [Departure("Shop", ["> tab Shop"])],
      closing: ["> tab Account"], shows: ["Sign in"], rules: ["S6", "A1", "V11"]),
    Situation(
      name: "Orders: the list and one of them", head: signedIn + orders,
      contenders: [
        Contender("list", [["> tab Orders"]], .ordersPage),
        Contender("order", [["> open arcade://order/1001"]], .ordersRead),
      ],
      departures: [.link, .signOut], deciders: [.asking], closing: ["> tab Orders"],
      rules: ["O1", "L5", "G6", "V10"]),
    Situation(
      name: "Orders: the list and a parcel", head: signedIn + orders,
      contenders: [
        Contender("list", [["> tab Orders"]], .ordersPage),
        Contender("parcel", [["! ship 1001"]]),
      ],
      departures: [.link, .signOut], closing: ["> tab Orders"], shows: ["1001", "Sent"],
      rules: ["O1", "V19"]),
    Situation(
      name: "Order: cancelling and the same again", head: signedIn + orders,
      opening: ["> open arcade://order/1001"],
      contenders: [
        cancelling, Contender("again", [["> tap order.again"]], .ordersAgain),
      ],
      departures: [.back, .signOut], closing: ["> tab Cart"], rules: ["O2", "V17", "G10"]),
    Situation(
      name: "Order: cancelling and a parcel", head: signedIn + orders,
      opening: ["> open arcade://order/1001"],
      contenders: [cancelling, Contender("parcel", [["! ship 1001"]])],
      departures: [.back, .signOut], deciders: [.work], closing: ["> tab Orders"],
      rules: ["O2", "V19"]),
  ]

  private nonisolated static let cancelling = Contender(
    "cancel", [["> tap order.cancel", "> confirm yes"]], .ordersCancel)
  private nonisolated static let orders = [
    "given order INK-OXBLOOD 2", "given order NOTE-POCKET-3 1",
  ]
  private nonisolated static let signIn =
    ">> type signIn.email ada@example.com ; type signIn.password \"correct horse\" ; "
    + "tap signIn.submit"
}
