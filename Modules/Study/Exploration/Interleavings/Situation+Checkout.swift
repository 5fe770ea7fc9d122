import Scenarios
import ShopServices

extension Situation {
  /// From the cart to the order.
  nonisolated static let ofCheckout: [Situation] = [
    Situation(
      name: "Checkout: opening and a price", head: signedIn + cart, opening: ["> tab Cart"],
      contenders: [
        Contender("begin", [["> tap cart.checkout"]], .checkoutBegin),
        Contender("price", [["! set price MUG-NAVY 13"]]),
      ],
      departures: [.dismissal, .link, .back], deciders: [.asking, .work],
      closing: ["> dismiss", "> tab Cart"],
      shows: ["2 × £13.00"], rules: ["H0", "G4", "G6", "V9"]),
    Situation(
      name: "Checkout: delivery and stock", head: signedIn + cart,
      opening: ["> tab Cart", "> tap cart.checkout"] + address,
      contenders: [
        Contender("delivery", [["> tap address.submit"]], .checkoutOptions),
        Contender("stock", [["! set stock MILL-PEPPER 0"]]),
      ],
      departures: [.back, .dismissal, .link], rules: ["H0", "H3", "G6"]),
    Situation(
      name: "Review: placing and a price", head: signedIn + cart, opening: toReview("ok"),
      contenders: [
        Contender("place", [["> tap review.place"]], .checkoutPlace),
        Contender("price", [["! set price MUG-NAVY 13"]]),
      ],
      departures: [.back, .dismissal, .link], deciders: [.asking, .work, .answer],
      closing: ["> tab Orders"],
      rules: ["H5", "H6", "H8", "L4"]),
    Situation(
      name: "Review: two lines", head: signedIn + cart,
      opening: toReview("ok") + [
        "! set stock MUG-NAVY 1 silently", "! set stock MILL-PEPPER 0 silently",
        "> tap review.place",
      ],
      contenders: [
        Contender("reduce", [["> tap review.line.MUG-NAVY.reduce"]], .cartSet),
        Contender("remove", [["> tap review.line.MILL-PEPPER.remove"]], .cartRemove),
      ],
      departures: [.back, .dismissal, .link], rules: ["H6", "V15", "G10", "G6"]),
    Situation(
      name: "Checking: the order and a question", head: signedIn + cart, opening: toReview("late"),
      contenders: [
        Contender("place", [["> tap review.place"]], .checkoutPlace),
        Contender("ask", [["! advance 10s"], ["! advance 1s"]], .checkoutStatus),
      ],
      // While the order is placed nobody leaves; while it is checked they may.
      isInOrder: true, departures: [.dismissal, .link], deciders: [.asking, .work, .answer],
      settling: ["! advance 30s"], closing: ["> tab Orders"], rules: ["H8", "H7", "V18"]),
  ]

  private nonisolated static let address = [
    ">> type address.name \"Ada Lovelace\" ; type address.street \"1 Harbour Street\" ; "
      + "type address.city Harbour ; type address.postcode SW1A1AA"
  ]

  private nonisolated static func toReview(_ card: String) -> [String] {
    ["> tab Cart", "> tap cart.checkout"] + address + [
      "> tap address.submit", "> tap delivery.submit", "> card \(card)", "> tap payment.submit",
    ]
  }
}
