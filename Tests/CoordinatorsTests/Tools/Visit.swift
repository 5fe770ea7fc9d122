import StorefrontTesting
import Testing

/// One way into a screen, and what is to end when the screen is left.
nonisolated struct Visit: Sendable, CustomTestStringConvertible {
  /// How the title of the screen begins.
  var title: String
  /// The coordinators that end with it, in order.
  var ends: [String]
  /// The acts that lead there from the root of Shop.
  var way: [String]
  /// Whether a shopper is signed in.
  var isSignedIn = true
  /// The link that leads to the root of the tab that it stands in; nil for a modal, which every link
  /// closes.
  var linkToRoot: String?
  /// Whether back leads out of the flow, and not only to its step before.
  var isFirst = true

  var isModal: Bool { linkToRoot == nil }
  var testDescription: String { "\(title), by \(way.last ?? "")" }
}

nonisolated extension Visit {
  private static let form = ["SignInCoordinator"]
  private static let product = ["ProductCoordinator"]
  private static let buying = ["CheckoutCoordinator"]

  private static func product(_ way: String..., linkToRoot: String) -> Visit {
    Visit(title: "Harbour Mug", ends: product, way: way, linkToRoot: linkToRoot)
  }

  private static func form(_ way: String...) -> Visit {
    Visit(title: "", ends: form, way: way, isSignedIn: false)
  }

  private static func step(_ title: String, _ count: Int) -> Visit {
    Visit(
      title: title, ends: buying, way: ["tab cart"] + Ways.checkout.prefix(count),
      isFirst: count == 1)
  }

  /// Every screen that can be left, by every way in. In the cart are two mugs, and a mug is saved.
  static let all: [Visit] = [
    product("tap catalog.item.mug", linkToRoot: "arcade://search?q="),
    product("open arcade://product/mug", linkToRoot: "arcade://search?q="),
    product("tab saved", "tap saved.item.mug", linkToRoot: "arcade://saved"),
    // These are screens of the tab, and end no coordinator.
    Visit(
      title: "Not found", ends: [], way: ["open arcade://cart/add/SOFA"],
      linkToRoot: "arcade://cart"),
    Visit(
      title: "Order 1001", ends: [], way: ["tab orders", "tap orders.item.1001"],
      linkToRoot: "arcade://orders"),
    Visit(
      title: "Order 1001", ends: [], way: ["open arcade://order/1001"],
      linkToRoot: "arcade://orders"),
    form("tab account", "tap account.signIn"),
    form("tab account", "tap account.register"),
    form("tab saved"), form("tab orders"), form("tab cart", "tap cart.checkout"),
    form("tap catalog.item.cup-1", "tap product.save"), form("open arcade://orders"),
    form("open arcade://checkout"),
    Visit(title: "Delivery address", ends: buying, way: ["open arcade://checkout"]),
    step("Delivery address", 1), step("Delivery", 6), step("Payment", 7), step("Review", 11),
  ]
}
