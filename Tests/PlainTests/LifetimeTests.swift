import PatternKit
import Scenarios
import ShopServices
import StorefrontTesting
import Testing
import TextUI

struct LifetimeTests {
  /// Everything that can be seen, but for the checkout.
  private let walk = [
    "tap catalog.item.mug", "choose product.option.Colour Moss", "tap product.add", "back",
    "type catalog.search cup", "tab cart", "tap cart.line.MUG-MOSS.increase",
    "tap cart.line.MUG-MOSS.remove", "tap cart.undo", "open arcade://product/pot",
    "open arcade://cart/add/POT", "open arcade://cart/add/NOTHING", "tap missing.home",
    "tab orders", "tap signIn.switch", "tap signIn.cancel", "tap catalog.item.pot",
    "tap product.save", "tap signIn.switch", "type signIn.email ada@example.com",
    "type signIn.password \"correct horse\"", "tap signIn.submit", "tab saved",
    "tap saved.item.pot", "tap product.save", "open arcade://saved", "tab orders",
    "open arcade://order/1001", "tab account", "tap account.signOut", "confirm no",
    "tap account.signOut", "confirm yes", "tab account", "tap account.register", "back",
    "tab shop", "choose catalog.category Table", "tap catalog.more", "tap catalog.item.cup-2",
  ]

  @Test("G6: after it has stopped nothing of the storefront is alive or at work")
  func nothingIsLeft() async throws {
    let shop = try await PlainShop.started()
    for line in walk { try await shop.act(line) }
    #expect(!shop.lifetimes.isEmpty)
    try await shop.expectNothingAfterStop()
  }

  @Test("G6: stopped in the middle of everything, nothing is left either")
  func stoppedInTheMiddle() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("tap catalog.item.mug")
    shop.script.hold(.catalogPage, .request)
    shop.script.hold(.catalogProduct, .request)
    try await shop.act("tap product.add", "back", "type catalog.search cup", "tap catalog.item.pot")
    #expect(shop.screen.rows.map(\.kind) == [.progress])
    try await shop.stop()
    #expect(shop.lifetimes.counts == [:])
    #expect(shop.tracker.parked.map(\.name) == [])
    #expect(shop.clock.sleeping == 0)
  }

  @Test("G6: stopped during launch and onboarding nothing is left")
  func stoppedEarly() async throws {
    try await PlainShop.expectNothingAfterEarlyStop()
  }

  @Test("G6: a product is opened, left and opened again any number of times, and freed each time")
  func openedAgain() async throws {
    let shop = try await PlainShop.started()
    for _ in 0..<100 { try await shop.act("tap catalog.item.mug", "back") }
    #expect(shop.lifetimes.counts["ProductViewController"] == nil)
    shop.expectOrder()
    try await shop.act("tap catalog.item.mug")
    #expect(shop.screen.title == "Harbour Mug")
    #expect(shop.lifetimes.counts["ProductViewController"] == 1)
  }

  @Test("G6: leaving a screen cancels what it reads, in the same turn")
  func leavingCancels() async throws {
    let shop = try await PlainShop.started()
    shop.script.hold(.catalogProduct, .request)
    try await shop.act("tap catalog.item.mug")
    #expect(shop.tracker.parked.count == 1)
    try await shop.act("back")
    #expect(shop.tracker.parked.map(\.name) == [])
    try shop.script.release(.catalogProduct)
    try await shop.settle()
    #expect(shop.screen.title == "Shop")
    #expect(shop.screen.notices == [])
  }

  @Test("The tree holds exactly the loaded screens, after every act of a walk")
  func treeAndScreens() async throws {
    for pace in [Window.Pace.immediate, .stepped] {
      let shop = try await PlainShop.started(pace: pace)
      for line in walk {
        try await shop.act(line)
        shop.expectOrder()
      }
      #expect(shop.screen.title == "Cup 2")
    }
  }

  @Test("G6, S2: a form that was left counts down no more")
  func countdown() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("tab account", "tap account.signIn")
    try await shop.register()
    for _ in 0..<4 { try await shop.act("tap signIn.submit") }
    #expect(shop.screen.control("signIn.submit")?.state == .disabled)
    #expect(shop.clock.sleeping == 1)
    try await shop.act("type signIn.email bob@example.com")
    #expect(shop.clock.sleeping == 0)
    try await shop.act("type signIn.email ada@example.com", "tap signIn.cancel")
    #expect(shop.clock.sleeping == 0)
    #expect(shop.lifetimes.counts["SignInViewController"] == nil)
    #expect(shop.tracker.parked.map(\.name) == [])
  }

  @Test("G6: stopped before the gate has answered, nothing is left")
  func stoppedAtTheGate() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("tab orders", "tap signIn.switch")
    try await shop.act(
      "type signIn.email ada@example.com", "type signIn.password \"correct horse\"")
    #expect(shop.window.perform(.tap("signIn.submit"), on: shop.window.token) == .handled)
    try await shop.stop()
    #expect(shop.lifetimes.counts == [:])
    #expect(shop.tracker.parked.map(\.name) == [])
    #expect(shop.feed.session.shopper != nil)
  }
}
