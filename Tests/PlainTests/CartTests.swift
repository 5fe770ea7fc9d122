import ShopDatabase
import ShopModel
import StorefrontTesting
import Testing
import TextUI

struct CartTests {
  @Test("K3: undo belongs to the last change, whichever answer comes last")
  func undoOfTheLast() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("open arcade://cart/add/POT", "open arcade://cart/add/MUG-NAVY?qty=3")
    try await shop.act("tap cart.line.POT.remove", "tap cart.line.MUG-NAVY.remove")
    #expect(shop.screen.rows.first?.texts == ["Removed 3 × Harbour Mug, Navy"])
    try await shop.act("tap cart.undo")
    #expect(shop.screen.tabs[1].badge == "3")

    try await shop.act("open arcade://cart/add/POT")
    try await shop.act("tap cart.line.POT.remove", "tap cart.line.MUG-NAVY.increase")
    #expect(shop.screen.control("cart.undo") == nil)
  }

  @Test("K3, K2: a step that changes nothing does not take undo away")
  func undoAfterNothing() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("open arcade://cart/add/POT", "open arcade://cart/add/MUG-NAVY")
    try await shop.act("tap cart.line.MUG-NAVY.remove", "tap cart.line.POT.increase")
    #expect(shop.screen.control("cart.undo") != nil)
    #expect(shop.screen.notices == ["Only 1 of Enamel Pot in stock"])
  }

  @Test("K3: another hand's price is no change of the cart, and undo stays")
  func undoAndPrices() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("open arcade://cart/add/POT", "open arcade://cart/add/MUG-NAVY")
    try await shop.act("tap cart.line.MUG-NAVY.remove")
    try await shop.otherHand.setPrice(of: SKU("POT"), to: Shelf.pounds(100))
    try await shop.settle()
    #expect(shop.screen.control("cart.undo") != nil)
    #expect(shop.screen.readableRows.contains("1 × £1.00 (was £32.00): £1.00"))
  }

  @Test("K3: a removal that is answered when the tab has been left offers nothing")
  func undoAfterLeaving() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("open arcade://cart/add/POT")
    try await shop.act("tap cart.line.POT.remove", "tab shop")
    try await shop.act("tab cart")
    #expect(shop.screen.control("cart.undo") == nil)
    #expect(shop.screen.control("cart.browse") != nil)
  }

  @Test("K7: a new price is told until the tab is left, and not again")
  func newPrice() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("open arcade://cart/add/POT", "tab shop")
    try await shop.otherHand.setPrice(of: SKU("POT"), to: Shelf.pounds(3_000))
    try await shop.settle()
    try await shop.act("tab cart")
    #expect(shop.screen.readableRows.contains("1 × £30.00 (was £32.00): £30.00"))
    try await shop.act("tab shop")
    try await shop.act("tab cart")
    #expect(shop.screen.readableRows.contains("1 × £30.00: £30.00"))
  }

  @Test("G10, P3: quick additions all count, and the one past the stock says so")
  func quickAdditions() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("tap catalog.item.mug")
    try await shop.act("choose product.option.Colour Moss", "tap product.add")
    try await shop.act("tap product.add", "tap product.add")
    #expect(shop.screen.readableRows.contains("In your cart: 2"))
    #expect(shop.screen.notices == ["Only 2 of Harbour Mug, Moss in stock"])
    #expect(shop.screen.control("product.add")?.state == .disabled)
  }
}
