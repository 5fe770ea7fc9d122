import Scenarios
import ShopServices

extension Situation {
  /// The catalogue, and products.
  nonisolated static let ofShop: [Situation] = [
    Situation(
      name: "Shop: search and sort", head: signedIn,
      contenders: [
        Contender(
          "search", [["> type catalog.search tea"], ["! advance 300ms"]], .catalogPage),
        Contender("sort", [["> choose catalog.sort Name"]], .catalogPage),
      ],
      departures: [.signOut, Departure("category link", ["> open arcade://category/paper"])],
      decidersOfFailure: [.asking, .answer], shows: ["Search: tea", "[Name]", "Earl Grey"],
      rules: ["C2", "C3", "G5", "S6"]),
    Situation(
      name: "Shop: more and a product", head: signedIn,
      contenders: [
        Contender("more", [["> tap catalog.more"]], .catalogPage),
        Contender("product", [["> tap catalog.item.mug"]], .catalogProduct),
      ],
      isInOrder: true, departures: [.back, .signOut], closing: ["> tab Shop", "> back"],
      shows: ["Fountain Pen"], rules: ["C1", "C5", "G5", "G6"]),
    Situation(
      name: "Shop: sort and a price", head: signedIn,
      contenders: [
        Contender("sort", [["> choose catalog.sort Newest"]], .catalogPage),
        Contender("price", [["! set price MILL-PEPPER 99"]]),
      ],
      departures: [.signOut], closing: ["> type catalog.search pepper", "! advance 300ms"],
      shows: ["£99.00"], rules: ["V19", "G8", "C1"]),
    Situation(
      name: "Launch: categories and products", head: signedIn,
      contenders: [
        Contender("launch", [["! relaunch"]], .catalogCategories, .catalogPage),
        Contender("price", [["! set price MILL-PEPPER 99"]]),
      ],
      isInOrder: true, departures: [.link, .signOut], shows: ["Pepper Mill · £99.00"],
      rules: ["V1", "V13", "V19", "L4"]),
    Situation(
      name: "Product: loading and a price", head: signedIn,
      contenders: [
        Contender("product", [["> tap catalog.item.mug"]], .catalogProduct),
        Contender("price", [["! set price MUG-NAVY 99"]]),
        Contender("stock", [["! set stock MUG-NAVY 2"]]),
      ],
      departures: [.back, .link, .signOut], shows: ["£99.00", "Low: 2"],
      rules: ["V19", "P1", "G4", "G6"]),
    Situation(
      name: "Product: saving and adding", head: signedIn, opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("save", [["> tap product.save"]], .savedSet),
        Contender("add", [["> tap product.add"]], .cartChange),
      ],
      departures: [.back, .link, .signOut], shows: ["In your cart: 1"],
      rules: ["P4", "G8", "G10", "G6"]),
    Situation(
      name: "Product: a wish, and its opposite", head: signedIn,
      opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("save", [["> tap product.save"]], .savedSet),
        Contender("not", [["> tap product.save"]], .savedSet),
      ],
      isInOrder: true, departures: [.back, .signOut], decidersOfFailure: [.answer], rules: ["P4"]),
    Situation(
      name: "Product: three wishes", head: signedIn, opening: ["> tap catalog.item.mug"],
      contenders: [
        Contender("save", [["> tap product.save"]], .savedSet, failing: []),
        Contender("not", [["> tap product.save"]], .savedSet, failing: []),
        Contender("save again", [["> tap product.save"]], .savedSet, failing: []),
      ],
      isInOrder: true, rules: ["P4"]),
    Situation(
      name: "Product: adding at the limit",
      head: signedIn + ["given cart MILL-PEPPER 1"],
      opening: ["> open arcade://product/pepper-mill"],
      contenders: [
        Contender("add", [["> tap product.add"]], .cartChange),
        Contender("add again", [["> tap product.add"]], .cartChange),
      ],
      isInOrder: true, departures: [.back, .signOut], shows: ["In your cart: 2"],
      rules: ["P3", "G10", "K2"]),
  ]
}
