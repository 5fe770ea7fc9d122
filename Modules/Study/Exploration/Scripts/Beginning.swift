import Scenarios

/// Where a script begins: what the shop is like, and how far the shopper has come already.
///
/// A walk from nothing would spend most of its steps on the way to where it becomes difficult. So
/// some begin with a filled cart, in the checkout, or with a payment of which nobody knows the
/// outcome, and half of them signed in.
public nonisolated struct Beginning: Equatable, Sendable {
  /// What it is called in reports.
  public var name: String
  /// The script up to there.
  public var script: WalkScript

  /// Every one there is, in the order in which they are drawn from.
  public static let all: [Beginning] = [
    make("a guest"),
    make("a guest with a cart", ["given cart MUG-NAVY 2", "given cart PEN-F-BLACK 1"]),
    make(
      "a guest with a cart that runs out",
      ["given cart TEAPOT-MOSS 1", "given cart ESP-NAVY-4 8"]),
    make("onboarding", ["given onboarded no"]),
    make("signed in", signedIn),
    make(
      "signed in with everything",
      signedIn + [
        "given order INK-OXBLOOD 2", "given order POT-15-FOREST 1", "given saved mug",
        "given saved teapot", "given saved rooibos", "given cart MUG-NAVY 3",
        "given cart TEA-EG-250 5",
      ]),
    make(
      "signed in with many orders",
      signedIn + Array(repeating: "given order NOTE-POCKET-3 1", count: 21)),
    make("at the checkout", signedIn + cart, toCheckout),
    make("at the review", signedIn + cart, toCheckout + toReview()),
    make(
      "at the review in the United States", ["given region US"] + signedIn + cart,
      toCheckout + ["> type address.state TX"] + toReview(postcode: "75201")),
    make(
      "a payment of which nobody knows", signedIn + cart,
      toCheckout + toReview(with: "late") + ["> tap review.place"]),
    make(
      "a payment that will be declined", signedIn + cart,
      toCheckout + toReview(with: "late-declined") + ["> tap review.place", "> dismiss"]),
    make(
      "a guest who was a shopper", signedIn + ["given order NOTE-POCKET-3 1"] + cart,
      [
        "> tab Saved", "> tab Orders", "> tab Account", "> tap account.signOut", "> confirm yes",
      ]),
    // What a screen says when its very first call fails, or when too little is left, chance alone
    // brings about too rarely.
    make(
      "a delivery that cannot be looked up", signedIn + cart,
      toCheckout + [
        "> type address.postcode SW1A1AA", "! fail checkout.options timeout",
        "> tap address.submit",
      ]),
    make("a review of more than is left", signedIn + cart, toShortage),
    make(
      "a review whose delivery cannot be looked up", signedIn + cart,
      toShortage + ["! fail checkout.options offline", "> tap review.line.MUG-NAVY.reduce"]),
    make(
      "a payment that cannot be asked for", signedIn + cart,
      toCheckout + toReview(with: "late") + [
        "> tap review.place", "! fail checkout.status offline", "! advance 1s",
      ]),
  ]

  /// The accounts that there are: an e-mail and its password each.
  static let accounts = [
    ("ada@example.com", "correct horse"), ("bob@example.com", "battery staple"),
  ]

  private static let accountLines = accounts.map { "given account \($0) \"\($1)\"" }
  private static let coupons = [
    "given coupon TEN percent 10", "given coupon FIVER amount 5.00 minimum 40.00",
    "given coupon TEATIME percent 25 category tea-coffee", "given coupon POST free-delivery",
    "given coupon OLD percent 50 until 2026-01-01",
  ]
  private static let signedIn = ["given signed in ada@example.com"]
  private static let cart = ["given cart MUG-NAVY 2", "given cart MILL-PEPPER 1"]
  private static let toCheckout = [
    "> tab Cart", "> tap cart.checkout", "> type address.name \"Ada Lovelace\"",
    "> type address.street \"1 Harbour Street\"", "> type address.city Harbour",
  ]

  private static let toShortage =
    toCheckout + toReview() + [
      "! set stock MUG-NAVY 1 silently", "! set stock MILL-PEPPER 0 silently", "> tap review.place",
    ]

  private static func toReview(
    with card: String = "ok", postcode: String = "SW1A1AA"
  ) -> [String] {
    [
      "> type address.postcode \(postcode)", "> tap address.submit", "> tap delivery.submit",
      "> card \(card)", "> tap payment.submit",
    ]
  }

  private static func make(
    _ name: String, _ given: [String] = [], _ body: [String] = []
  ) -> Beginning {
    // The region and the accounts stand before what is somebody's.
    let regions = given.filter { $0.hasPrefix("given region") }
    let others = given.filter { !$0.hasPrefix("given region") }
    let head = regions + accountLines + coupons + others
    let script = (try? WalkScript(head: head, body: body)) ?? WalkScript(head: head)
    return Beginning(name: name, script: script)
  }
}
