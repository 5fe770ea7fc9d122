import CoordinatorKit
import CoordinatorsAccount
import CoordinatorsCart
import CoordinatorsCatalog
import CoordinatorsMainInterface
import CoordinatorsOrders
import CoordinatorsProduct
import CoordinatorsSaved
import CoordinatorsSignIn
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import StorefrontTesting
import Testing
import TextUI

@testable import CoordinatorsCheckout
@testable import CoordinatorsMain
@testable import arcade

/// Every navigation of the shop: a route goes in, its transition comes out, and nothing is done.
struct RouteTests {
  nonisolated static let guestsRoutes: [(MainRoute, String)] = [
    (.tab(.shop), "select shop"),
    (.tab(.cart), "present CartCoordinator: embed CartView, select cart"),
    (.tab(.account), "present AccountCoordinator: embed AccountView, select account"),
    (.tab(.saved), "uncover, hold tab, present SignInCoordinator: modal SignInView"),
    (.tab(.orders), "uncover, hold tab, present SignInCoordinator: modal SignInView"),
    (.signIn(.signIn), "present SignInCoordinator: modal SignInView"),
    (.signIn(.registration), "present SignInCoordinator: modal SignInView"),
    (.save(Handle("mug")), "uncover, hold save, present SignInCoordinator: modal SignInView"),
    (.checkout, "none"),
    (.link(.orders), "uncover, hold link, present SignInCoordinator: modal SignInView"),
    (.link(.order(7)), "uncover, hold link, present SignInCoordinator: modal SignInView"),
    (.link(.saved), "uncover, hold link, present SignInCoordinator: modal SignInView"),
    (.shop, "CatalogCoordinator(dismiss children), select shop"),
  ]

  nonisolated static let shoppersRoutes: [(MainRoute, String)] = [
    (.tab(.saved), "present SavedCoordinator: embed SavedView, select saved"),
    (.tab(.orders), "present OrdersCoordinator: embed OrdersView, select orders"),
    (.save(Handle("mug")), "save mug"),
    (.checkout, "present CheckoutCoordinator: modal CheckoutStack"),
    (.link(.product(Handle("mug"))), "none"),
    (
      .link(.product(Handle("pot"))),
      "ProductCoordinator(dismiss), MainCoordinator(uncover), MainCoordinator(select shop), "
        + "CatalogCoordinator(present ProductCoordinator: push ProductView)"
    ),
    (
      .link(.category("table")),
      "ProductCoordinator(dismiss), MainCoordinator(uncover), MainCoordinator(select shop), "
        + "CatalogCoordinator(show the products)"
    ),
    (
      .link(.search("cup")),
      "ProductCoordinator(dismiss), MainCoordinator(uncover), MainCoordinator(select shop), "
        + "CatalogCoordinator(show the products)"
    ),
    (.link(.cart), "MainCoordinator(uncover), MainCoordinator(select cart)"),
    (
      .link(.addToCart(SKU("POT"), quantity: 1)),
      "MainCoordinator(uncover), MainCoordinator(select cart), "
        + "CartCoordinator(add to the cart)"
    ),
    (
      .link(.checkout),
      "MainCoordinator(uncover), MainCoordinator(select cart), "
        + "present CheckoutCoordinator: modal CheckoutStack"
    ),
    (
      .link(.saved),
      "MainCoordinator(uncover), "
        + "MainCoordinator(present SavedCoordinator: embed SavedView, select saved)"
    ),
    (
      .link(.orders),
      "MainCoordinator(uncover), "
        + "MainCoordinator(present OrdersCoordinator: embed OrdersView, select orders)"
    ),
    (
      .link(.order(7)),
      "MainCoordinator(uncover), "
        + "MainCoordinator(present OrdersCoordinator: embed OrdersView, select orders), "
        + "OrdersCoordinator(push OrderView)"
    ),
    (
      .link(.account),
      "MainCoordinator(uncover), "
        + "MainCoordinator(present AccountCoordinator: embed AccountView, select account)"
    ),
  ]

  /// What a route comes to, after proof that preparing it changes nothing.
  private func summary<Subject: Coordinator>(
    _ shop: CoordinatorsShop, _ type: Subject.Type, _ route: Subject.RouteType,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let subject = try #require(shop.living(type), sourceLocation: location)
    let before = (shop.tree, shop.screen, shop.calls)
    let transition = subject.prepare(route)
    #expect((shop.tree, shop.screen, shop.calls) == before, sourceLocation: location)
    return transition.summary
  }

  @Test("CO-10, L1: the app leads to the first pages and to the shop, each with the whole window")
  func app() async throws {
    let early = try await CoordinatorsShop()
    early.start()
    #expect(
      try summary(early, AppCoordinator.self, .main)
        == "refused: the shop has not said who is shopping")
    try await early.settle()
    let shop = try await CoordinatorsShop.started()
    #expect(
      try summary(shop, AppCoordinator.self, .onboarding)
        == "present OnboardingCoordinator: root OnboardingView")
    #expect(
      try summary(shop, AppCoordinator.self, .main) == "present MainCoordinator: root MainTabs")
  }

  @Test(
    "CO-10, L2, S4: a guest's routes in Main: tabs are made when they are first selected, and some wait at the gate",
    arguments: RouteTests.guestsRoutes)
  func guest(_ route: MainRoute, _ expected: String) async throws {
    let shop = try await CoordinatorsShop.started()
    #expect(try summary(shop, MainCoordinator.self, route) == expected)
  }

  @Test(
    "CO-10, CO-D28, L5: a shopper's routes and links in Main, while a product is open in Shop",
    arguments: RouteTests.shoppersRoutes)
  func shopper(_ route: MainRoute, _ expected: String) async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    try await shop.act("open arcade://cart/add/MUG-NAVY")
    try await shop.act("open arcade://product/mug")
    #expect(try summary(shop, MainCoordinator.self, route) == expected)
  }

  @Test(
    "CO-10: the list, the saved products and the orders lead on; the rest asks who knows the way")
  func tabs() async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    for tab in ["cart", "saved", "orders", "account"] { try await shop.act("tab \(tab)") }
    let product = "present ProductCoordinator: push ProductView"
    #expect(try summary(shop, CatalogCoordinator.self, .product(Handle("mug"))) == product)
    #expect(try summary(shop, SavedCoordinator.self, .product(Handle("mug"))) == product)
    #expect(try summary(shop, SavedCoordinator.self, .shop) == "to the shop")
    #expect(try summary(shop, OrdersCoordinator.self, .order(1001)) == "push OrderView")
    #expect(try summary(shop, OrdersCoordinator.self, .shop) == "to the shop")
    #expect(
      try summary(shop, OrdersCoordinator.self, .confirmCancelling)
        == "refused: no order is on top")
    #expect(try summary(shop, CartCoordinator.self, .checkout) == "to the checkout")
    #expect(try summary(shop, CartCoordinator.self, .shop) == "to the shop")
    #expect(try summary(shop, CartCoordinator.self, .missing) == "push MissingView")
    #expect(try summary(shop, AccountCoordinator.self, .signIn(.signIn)) == "to the form")
    #expect(try summary(shop, AccountCoordinator.self, .confirmSigningOut) == "confirm Sign out?")
  }

  @Test("CO-10: a product and the form lead only to where others know the way, and away")
  func leaves() async throws {
    let shop = try await CoordinatorsShop.started()
    try await shop.act("tap catalog.item.mug")
    #expect(
      try summary(shop, ProductCoordinator.self, .signInToSave) == "sign in to save mug")
    #expect(try summary(shop, ProductCoordinator.self, .shop) == "to the shop")
    try await shop.act("tap product.save")
    #expect(try summary(shop, SignInCoordinator.self, .signedIn) == "signed in")
    // Nobody has been let in yet: it would be held again, by another form.
    #expect(
      try summary(shop, MainCoordinator.self, .goOn)
        == "SignInCoordinator(dismiss), open the gate, SignInCoordinator(dismiss), uncover, "
        + "hold save, present SignInCoordinator: modal SignInView")
    #expect(try summary(shop, SignInCoordinator.self, .leave) == "dismiss")
  }

  @Test("CO-10, H0, H8: the checkout leads on and back, and away; the payment replaces the steps")
  func checkout() async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    try await shop.act("open arcade://cart/add/MUG-NAVY")
    try await shop.act("open arcade://checkout")
    let type = CheckoutCoordinator.self
    #expect(try summary(shop, type, .step(.delivery)) == "push DeliveryView")
    #expect(try summary(shop, type, .step(.payment)) == "push PaymentView")
    #expect(try summary(shop, type, .step(.review)) == "the sum is too high")
    #expect(try summary(shop, type, .place) == "refused: no review is on top")
    #expect(try summary(shop, type, .confirmation) == "refused: nothing was bought")
    #expect(try summary(shop, type, .back(to: .address)) == "")
    #expect(try summary(shop, type, .checking(asksAtOnce: true)) == "embed CheckingView")
    #expect(try summary(shop, type, .cancel) == "dismiss")
    #expect(try summary(shop, type, .done) == "done, dismiss")
    for line in Ways.checkout[1..<11] { try await shop.act(line) }
    #expect(shop.screen.title.hasPrefix("Review"))
    #expect(try summary(shop, type, .place) == "push PlacingView, place")
    #expect(try summary(shop, type, .back(to: .payment)) == "close ReviewView")
    #expect(
      try summary(shop, type, .back(to: .address))
        == "close ReviewView, close PaymentView, close DeliveryView")
    let coordinator = try #require(shop.living(type))
    coordinator.trigger(.checking(asksAtOnce: false))
    #expect(
      try summary(shop, type, .back(to: .payment))
        == "embed AddressView, push DeliveryView, push PaymentView")
    try await shop.stop()
  }

  @Test("CO-D32: a step that leads nowhere from where it is taken is refused")
  func plans() async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    for tab in ["cart", "saved", "orders", "account"] { try await shop.act("tab \(tab)") }
    let main = try #require(shop.main)
    let wrong: [(ShopTab, ShopStep, String)] = [
      (.shop, .order(1), "the shop leads to products"),
      (.cart, .product(Handle("mug")), "the cart leads nowhere on"),
      (.saved, .product(Handle("mug")), "no link leads on from what is saved"),
      (.orders, .product(Handle("mug")), "the orders lead to orders"),
      (.account, .order(1), "no link leads on from the account"),
    ]
    for (tab, step, reason) in wrong {
      #expect(main.resolve([.tab(tab), step]).summary == "refused: \(reason)")
    }
    #expect(main.resolve([.order(1)]).summary == "refused: only tabs lead on from here")
  }

  @Test(
    "CO-D33, L3: a link is text until the shop has parsed it; what is none never reaches the tree",
    arguments: [
      "https://shop.example/cart", "arcade://basket", "arcade://cart/add/POT?qty=1000",
      "arcade://product/", "javascript:alert(1)", "arcade://order/-1",
      "arcade://search?q=" + String(repeating: "a", count: 2_001),
    ])
  func untrusted(_ text: String) async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true)
    try await shop.act("tap catalog.item.mug")
    let before = shop.tree
    shop.tracer.clear()
    try await shop.act("open \"\(text)\"")
    #expect(shop.tree == before)
    #expect(shop.screen.notices.count == 1)
    #expect(!shop.tracer.events.contains { $0.kind == .routeTaken })
    #expect(shop.calls == [])
  }
}
