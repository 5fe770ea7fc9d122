import Testing
import TextUI

struct TreeTests {
  @Test("L2: a tab's root is made when the tab is first selected")
  func lazyTabs() async throws {
    let shop = try await PlainShop.started()
    #expect(
      shop.tree == [
        "Plain", " MainViewController", "  NavigationController", "   CatalogViewController *",
        "  NavigationController",
      ])
    try await shop.act("tab cart")
    #expect(
      shop.tree == [
        "Plain", " MainViewController", "  NavigationController", "   CatalogViewController *",
        "  NavigationController", "   CartViewController *",
      ])
  }

  @Test("L1: before anybody is known there is the launch screen and nothing else")
  func launch() async throws {
    let shop = try await PlainShop()
    shop.start()
    #expect(shop.tree == ["Plain", " LaunchViewController *"])
    try await shop.settle()
  }

  @Test("L5: a link makes a stack of root and target; the root is loaded when it is first shown")
  func coveredRoot() async throws {
    let shop = try await PlainShop(isOnboarded: true)
    shop.start()
    shop.open("arcade://product/mug")
    try await shop.settle()
    #expect(
      shop.tree == [
        "Plain", " MainViewController", "  NavigationController", "   CatalogViewController *",
        "   ProductViewController *", "  NavigationController",
      ])
    #expect(shop.screen.breadcrumb == ["Shop", "Harbour Mug"])
  }
}
