import BoardKit
import BoardsCartInterface
import BoardsSavedInterface
import PatternKit
import ShopServices
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

struct LifetimeTests {
  private func shop() async throws -> BoardsShop {
    let shop = try await BoardsShop.started(isSignedIn: true)
    try await shop.act("open arcade://cart/add/POT")
    for line in Ways.checkout { try await shop.act(line) }
    try await shop.act("tap confirmation.done")
    try await shop.act("open arcade://product/mug")
    try await shop.act("tap product.save")
    try await shop.act("back")
    try await shop.act("open arcade://cart/add/MUG-NAVY?qty=2")
    return shop
  }

  /// Goes there and back a thousand times, in the quickest way: what is asked for is cancelled.
  private func visit(_ shop: BoardsShop, _ way: String...) async throws {
    let before = shop.lifetimes.counts
    let listeners = shop.feed.subscriberCount
    let tree = shop.tree
    for _ in 0..<1_000 {
      for line in way {
        let act = try Act(parsing: line)
        if case .open(let link) = act {
          shop.open(link)
        } else {
          #expect(shop.window.perform(act, on: shop.window.token) == .handled, "\(line)")
        }
      }
    }
    try await shop.settle()
    #expect(shop.lifetimes.counts == before, "\(way)")
    #expect(shop.feed.subscriberCount == listeners, "\(way)")
    #expect(shop.tree == tree, "\(way)")
    shop.expectOrder()
  }

  @Test("G6, BD-O3, BD-O4: 1,000 visits to every screen leave as much alive as there was before")
  func manyVisits() async throws {
    let shop = try await shop()
    for tab in ["saved", "orders", "account", "shop"] { try await shop.act("tab \(tab)") }
    let buses = try #require(shop.storefront as? BoardsStorefront).shopper
    let cables = (buses.contents.bus.count, buses.saved.bus.count)
    try await visit(shop, "tap catalog.item.mug", "back")
    try await visit(shop, "open arcade://product/mug", "tab shop")
    try await visit(shop, "tab saved", "tap saved.item.mug", "back", "tab shop")
    try await visit(shop, "tab orders", "tap orders.item.1001", "back", "tab shop")
    try await visit(shop, "tab account", "tap account.signOut", "confirm no", "tab shop")
    try await visit(shop, "open arcade://checkout", "back")
    try await shop.act("tab cart")
    try await visit(shop, "tap cart.checkout", "dismiss")
    for line in Ways.checkout.prefix(5) { try await shop.act(line) }
    try await visit(shop, "tap address.submit", "back")
    try await shop.act("tap address.submit")
    try await visit(shop, "tap delivery.submit", "back")
    for line in Ways.checkout[6..<10] { try await shop.act(line) }
    try await visit(shop, "tap payment.submit", "back")
    #expect((buses.contents.bus.count, buses.saved.bus.count) == cables)
  }

  @Test("G6, BD-L56: 1,000 visits of a guest to the form, by every gate, leave nothing alive")
  func manyGates() async throws {
    let shop = try await BoardsShop.started()
    try await shop.act("open arcade://cart/add/MUG-NAVY")
    try await shop.act("tab account")
    try await visit(shop, "tap account.signIn", "back")
    try await visit(shop, "tab saved", "tap signIn.cancel")
    try await visit(shop, "open arcade://orders", "dismiss")
    try await visit(shop, "open arcade://saved", "open arcade://account")
    try await shop.act("tab cart")
    try await visit(shop, "tap cart.checkout", "back")
    try await shop.act("open arcade://product/mug")
    try await visit(shop, "tap product.save", "dismiss")
  }

  @Test("G6: after it has stopped nothing of the storefront is alive or at work")
  func nothingIsLeft() async throws {
    let shop = try await shop()
    for line in [
      "tab saved", "tap saved.item.mug", "tab orders", "tap orders.item.1001",
      "tab account", "tab cart", "tap cart.checkout",
    ] { try await shop.act(line) }
    try await shop.stop()
    #expect(shop.lifetimes.counts == [:])
    #expect(shop.tracker.parked.map(\.name) == [])
    #expect(shop.window.top == nil)
    #expect(shop.feed.subscriberCount == 1)
    #expect(shop.diagnostics.reports == [])
  }

  @Test("G6: stopped during launch and onboarding nothing is left")
  func stoppedEarly() async throws {
    let launching = try await BoardsShop()
    launching.start()
    try await launching.stop()
    #expect(launching.lifetimes.counts == [:])
    let welcoming = try await BoardsShop.started(isOnboarded: false)
    #expect(welcoming.screen.title == "Welcome")
    try await welcoming.stop()
    #expect(welcoming.lifetimes.counts == [:])
  }
}
