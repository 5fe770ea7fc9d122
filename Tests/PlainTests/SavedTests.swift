import ShopDatabase
import ShopModel
import ShopServices
import StorefrontTesting
import Testing
import TextUI

struct SavedTests {
  @Test("I7, O3: a saved product that is not sold any more stays in the list, and says so")
  func gone() async throws {
    let shop = try await PlainShop.started(isSignedIn: true)
    for place in ["tap catalog.item.pot", "open arcade://product/mug"] {
      try await shop.act(place)
      try await shop.act("tap product.save")
    }
    try await shop.database.replaceCatalogue(Shelf.products.filter { $0.handle.text != "pot" })
    try await shop.act("tab saved")
    #expect(shop.screen.control("saved.item.pot")?.state == .disabled)
    #expect(shop.screen.control("saved.item.pot")?.reason == "No longer sold")
    #expect(shop.screen.control("saved.item.mug")?.state == .enabled)
    try await shop.act("tap saved.remove.pot")
    #expect(shop.screen.control("saved.item.pot") == nil)
  }

  @Test("P4, S6: what is wished of a mark when the session ends is not asked for in the next")
  func wishAtSignOut() async throws {
    let shop = try await PlainShop.started(isSignedIn: true)
    try await shop.act("tap catalog.item.pot")
    for _ in 0..<2 {
      #expect(shop.window.perform(.tap("product.save"), on: shop.window.token) == .handled)
    }
    try await shop.database.shop(feed: shop.feed).account.signOut()
    try await shop.settle()
    #expect(shop.screen.title == "Shop")
    #expect(shop.calls.filter { $0 == "saved.set" } == [])
    try await shop.act("tap catalog.item.pot")
    #expect(shop.screen.control("product.save")?.value == "off")
    #expect(shop.screen.notices == [])
  }
}
