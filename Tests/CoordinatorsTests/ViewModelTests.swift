import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontTesting
import Testing
import TextUI

@testable import CoordinatorsCart
@testable import CoordinatorsCatalog
@testable import CoordinatorsProduct
@testable import arcade

/// View models without a coordinator, a view controller or a window: an event goes in, a route, a call
/// or a changed content comes out.
struct ViewModelTests {
  @Test("S4: a guest's wish to save is a route; a shopper's is a mark in the same turn")
  func saving() async throws {
    let shop = try await CoordinatorsShop.started()
    let recorder = RouteRecorder<ProductRoute>()
    let saved = SavedModel([], service: shop.inside.saved, tracker: shop.tracker)
    let session = SessionModel(
      nil, account: shop.inside.account, tracker: shop.tracker, tell: { _ in })
    let model = ProductViewModel(
      Handle("mug"), catalog: shop.inside.catalog, cartService: shop.inside.cart,
      session: session, cart: CartModel(.empty(.gbp)), saved: saved, feed: shop.feed,
      tracker: shop.tracker, router: recorder.router)
    model.didLoad()
    try await shop.settle()
    model.handle(.saveTapped)
    #expect(recorder.routes == [.signInToSave])
    #expect(saved.handles == [])
    session.update(Shopper(id: 1, email: "ada@example.com"))
    model.handle(.saveTapped)
    #expect(recorder.routes == [.signInToSave])
    #expect(saved.handles == [Handle("mug")])
    model.didEnd()
    try await shop.settle()
  }

  @Test("C5: a tap on a product is a route, and nothing else happens")
  func tapping() async throws {
    let shop = try await CoordinatorsShop.started()
    let recorder = RouteRecorder<CatalogRoute>()
    let model = CatalogViewModel(
      catalog: shop.inside.catalog,
      saved: SavedModel([], service: shop.inside.saved, tracker: shop.tracker), feed: shop.feed,
      clock: shop.clock, tracker: shop.tracker, router: recorder.router)
    model.handle(.itemTapped(Handle("mug")))
    #expect(recorder.routes == [.product(Handle("mug"))])
    #expect(shop.tracker.parked.isEmpty)
  }

  @Test("K3: undo is of the past with the next change of the cart, without anybody forgetting it")
  func undo() async throws {
    let shop = try await CoordinatorsShop.started()
    try await shop.act("open arcade://cart/add/MUG-NAVY", "open arcade://cart/add/POT")
    try await shop.act("tap cart.line.POT.remove")
    #expect(shop.screen.control("cart.undo") != nil)
    try await shop.act("tap cart.line.MUG-NAVY.increase")
    #expect(shop.screen.control("cart.undo") == nil)
  }

  @Test("G8: a change of a shared model marks every screen that read it, and only a look composes")
  func observed() async throws {
    let shop = try await CoordinatorsShop.started()
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.add")
    #expect(shop.screen.rows.contains { $0.texts.contains { $0.contains("In your cart: 1") } })
    #expect(shop.screen.tabs.first { $0.name == "Cart" }?.badge == "1")
  }

  @Test("K3, K7: the cart counts changes of lines and quantities, not of prices")
  func revision() throws {
    func cart(_ quantity: Int, at price: Int) throws -> Cart {
      let line = try CartLine(
        sku: SKU("MUG"), handle: Handle("mug"), name: "Mug", variant: "",
        unitPrice: Shelf.pounds(price), quantity: quantity, stock: 9, availability: .available)
      return try Cart(lines: [line], currency: .gbp)
    }
    let model = CartModel(.empty(.gbp))
    model.update(try cart(1, at: 100))
    #expect(model.revision == 1)
    model.update(try cart(1, at: 200))
    #expect(model.revision == 1)
    model.update(try cart(2, at: 200))
    #expect(model.revision == 2)
  }
}
