import StorefrontTesting
import Testing
import TextUI

struct TreeTests {
  @Test("L2: a tab's root is made when the tab is first selected")
  func lazyTabs() async throws {
    let shop = try await PlainShop.started()
    #expect(
      shop.tree == [
        "Plain", " MainViewController", "  NavigationController", "   CatalogViewController *",
      ] + stacks(4))
    try await shop.act("tab cart")
    #expect(
      shop.tree == [
        "Plain", " MainViewController", "  NavigationController", "   CatalogViewController *",
        "  NavigationController", "   CartViewController *",
      ] + stacks(3))
  }

  @Test("S4, L2: as long as the gate has not passed, a gated tab has no root")
  func gatedTabs() async throws {
    let shop = try await PlainShop.started()
    let before = shop.tree
    try await shop.act("tab saved")
    #expect(shop.tree == before + [" SignInViewController *"])
    try await shop.act("tap signIn.switch")
    try await shop.register()
    #expect(
      shop.tree == before.prefix(5)
        + ["  NavigationController", "   SavedViewController *"] + stacks(2))
  }

  @Test("S6, L2: after signing out the tree is as after a launch, and holds nothing older")
  func signedOut() async throws {
    let shop = try await PlainShop.started(isSignedIn: true)
    let before = shop.tree
    let serials = shop.window.liveScreens
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.save", "tab saved")
    try await shop.act("tab orders", "tab account", "tap account.signOut")
    #expect(shop.tree.last == "   AccountViewController *")
    try await shop.act("confirm yes")
    #expect(shop.tree == before)
    #expect(Set(shop.window.liveScreens).isDisjoint(with: serials))
    #expect(shop.screen.title == "Shop")
    shop.expectOrder()
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
        "   ProductViewController *",
      ] + stacks(4))
    #expect(shop.screen.breadcrumb == ["Shop", "Harbour Mug"])
  }

  private func stacks(_ count: Int) -> [String] {
    Array(repeating: "  NavigationController", count: count)
  }
}
