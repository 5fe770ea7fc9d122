import BoardKit
import BoardsAccountInterface
import BoardsCartInterface
import BoardsCatalogInterface
import BoardsMainInterface
import BoardsOrdersInterface
import BoardsProductInterface
import BoardsSavedInterface
import PatternKit
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// What the boards of the shop do when screens come and go.
struct BoardTests {
  private static let home: [BoardID] = ["shop.session", .main, .catalog]

  @Test("BD-L61, L1: everything waits for the first pages, and then no gate is left")
  func gateway() async throws {
    let shop = try await BoardsShop.started(isOnboarded: false)
    #expect(shop.boards == ["shop.session", .main, "*.gateway"])
    #expect(shop.tree.contains("  *.gateway"))
    try await shop.act("tap onboarding.skip")
    #expect(shop.boards == Self.home)
    #expect(shop.screen.title == "Shop")
    for tab in ["cart", "account", "shop"] { try await shop.act("tab \(tab)") }
    #expect(shop.boards == Self.home + [.cart, .account])
    shop.expectOrder()
  }

  @Test("BD-A3, G6: a product that a person leaves completes with false, and is gone")
  func leftByAPerson() async throws {
    let shop = try await BoardsShop.started()
    let catalog = try #require(
      shop.mainboard?.getBoard(identifier: .catalog) as? ContinuableBoard)
    var ends: [Bool] = []
    catalog.motherboard.ioProduct().completion.handle { ends.append($0) }
    try await shop.act("tap catalog.item.mug")
    #expect(shop.boards(in: .catalog) == ["shop.catalog.list", .product])
    try await shop.act("back")
    #expect(ends == [false])
    #expect(shop.boards(in: .catalog) == ["shop.catalog.list"])
    // The other one takes the place of the first, which has not done what it was to do.
    try await shop.act("tap catalog.item.mug")
    try await shop.act("open arcade://product/pot")
    #expect(ends == [false, false])
    #expect(shop.screen.title == "Enamel Pot")
    #expect(shop.boards(in: .catalog) == ["shop.catalog.list", .product])
    shop.expectOrder()
  }

  @Test("BD-L46, P4: each stack has a product of its own, and both show one mark")
  func productInEachStack() async throws {
    let shop = try await BoardsShop.started(isSignedIn: true)
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.save")
    try await shop.act("tab saved")
    try await shop.act("tap saved.item.mug")
    #expect(shop.boards(in: .catalog).contains(.product))
    #expect(shop.boards(in: .saved).contains(.product))
    try await shop.act("tap product.save")
    #expect(shop.window.snapshot().control("product.save")?.value == "off")
    try await shop.act("tab shop")
    #expect(shop.window.snapshot().control("product.save")?.value == "off")
    shop.expectOrder()
  }

  @Test("BD-L53, S4: a tab behind the gate is selected by its own board, when it was let through")
  func gatedTab() async throws {
    let shop = try await BoardsShop.started()
    try await shop.act("tab orders")
    #expect(shop.tree.contains { $0.contains("shop.signIn") })
    #expect(shop.window.rootViewController.flatMap { $0 as? TabBarController }?.selectedIndex == 0)
    try await shop.act("tap signIn.cancel")
    // What only waited at the gate is gone with it.
    #expect(shop.boards == Self.home)
    try await shop.act("tab orders")
    try await shop.act("tap signIn.switch")
    try await shop.register()
    #expect(shop.screen.title == "Orders")
    #expect(shop.boards == Self.home + [.orders])
    shop.expectOrder()
  }

  @Test("S6: when somebody signs out each board completes, and Main opens its tabs anew")
  func signOut() async throws {
    let shop = try await BoardsShop.started(isSignedIn: true)
    let main = try #require(shop.mainboard?.getBoard(identifier: .main))
    for tab in ["cart", "saved", "orders", "account"] { try await shop.act("tab \(tab)") }
    var ended: [BoardID] = []
    shop.mainboard?.registerCompletionFlow(
      matchedIdentifiers: [.main, .catalog, .cart, .saved, .orders, .account]
    ) { completion in
      #expect(!completion.isDone)
      ended.append(completion.source)
    }
    try await shop.act("tap account.signOut")
    try await shop.act("confirm yes")
    #expect(Set(ended) == [.main, .catalog, .cart, .saved, .orders, .account])
    #expect(ended.count == 6)
    #expect(shop.boards == Self.home)
    #expect(shop.mainboard?.getBoard(identifier: .main) !== main)
    shop.expectOrder()
  }

  @Test("BD-L47, K9: the badge climbs from the tab of Cart, which needs no cart to be open")
  func badge() async throws {
    let shop = try await BoardsShop.started()
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.add")
    #expect(!shop.boards.contains(.cart))
    #expect(shop.screen.tabs.map(\.badge) == [nil, "1", nil, nil, nil])
  }
}
