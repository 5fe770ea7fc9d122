import CoordinatorsCheckout
import CoordinatorsSignIn
import PatternKit
import Scenarios
import ShopServices
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// A person can leave at every screen, and so can the program; the right coordinator ends, once.
struct LeavingTests {
  nonisolated enum Leaving: String, CaseIterable, Sendable {
    case back, dismiss, link, tab, signOut, relaunch
  }

  private func shop(_ visit: Visit, _ pace: Window.Pace) async throws -> CoordinatorsShop {
    let shop = try await CoordinatorsShop.filled(isSignedIn: visit.isSignedIn, pace: pace)
    try await shop.act("tab shop")
    for line in visit.way { try await shop.act(line) }
    #expect(shop.screen.title.hasPrefix(visit.title))
    shop.expectOrder()
    return shop
  }

  @Test(
    "CO-D1, CO-D6, CO-D7, G6: every screen, by every way in, left in every way: the right coordinator ends, exactly once",
    arguments: Visit.all, Leaving.allCases)
  func once(visit: Visit, leaving: Leaving) async throws {
    // Stopped while transitions wait, the tree is let go instead of ending node by node.
    for pace in leaving == .relaunch ? [.immediate] : [Window.Pace.immediate, .stepped] {
      let shop = try await shop(visit, pace)
      let ended = try await shop.ending { try await leave(shop, visit, leaving) }
      switch leaving {
      case .back where !visit.isFirst, .dismiss where !visit.isModal, .tab where visit.isModal,
        .signOut where !visit.isSignedIn:
        #expect(ended == [])
      case .signOut, .relaunch:
        // All end, each once, and what they were opened from after them.
        #expect(Set(visit.ends).isSubset(of: ended))
        #expect(Set(ended).count == ended.count)
        let last =
          leaving == .signOut ? ["MainCoordinator"] : ["MainCoordinator", "AppCoordinator"]
        #expect(ended.suffix(last.count) == last[...])
      default: #expect(ended == visit.ends)
      }
      if leaving != .relaunch { shop.expectOrder() }
    }
  }

  private func leave(
    _ shop: CoordinatorsShop, _ visit: Visit, _ leaving: Leaving
  ) async throws {
    switch leaving {
    case .back: try await shop.act("back")
    case .dismiss:
      let answer = shop.window.dismiss(on: shop.window.token)
      #expect((answer == .handled) == visit.isModal)
    case .link: try await shop.act("open \(visit.linkToRoot ?? "arcade://account")")
    case .tab:
      let current = shop.screen.tabs.firstIndex(where: \.isSelected) ?? 0
      #expect((shop.window.selectTab(current) == .handled) == !visit.isModal)
    case .signOut: if visit.isSignedIn { try await shop.inside.account.signOut() }
    case .relaunch: return try await shop.stop()
    }
    try await shop.settle()
  }

  @Test(
    "CO-D24, S6: a sign-out ends everything, deepest first, whatever is open, and begins anew",
    arguments: [Window.Pace.immediate, .stepped])
  func signOut(pace: Window.Pace) async throws {
    let shop = try await CoordinatorsShop.started(isSignedIn: true, pace: pace)
    let before = shop.tree
    for line in [
      "tap catalog.item.mug", "tap product.save", "tap product.add", "tab saved",
      "tap saved.item.mug", "tab cart", "tap cart.checkout",
    ] { try await shop.act(line) }
    let ended = try await shop.ending {
      try await shop.inside.account.signOut()
      try await shop.settle()
    }
    #expect(
      ended == [
        "CheckoutCoordinator", "ProductCoordinator", "SavedCoordinator", "CartCoordinator",
        "ProductCoordinator", "CatalogCoordinator", "MainCoordinator",
      ])
    #expect(shop.tree == before)
    #expect(shop.screen.title == "Shop")
    shop.expectOrder()
  }

  @Test(
    "CO-D28, CO-D30, L4: a link waits for the order that is being placed, the newest only",
    arguments: [Window.Pace.immediate, .stepped])
  func waitsForTheOrder(pace: Window.Pace) async throws {
    let shop = try await placing(pace)
    try await shop.act("open arcade://product/mug")
    try await shop.act("open arcade://product/pot")
    #expect(shop.screen.title == "Placing your order")
    #expect(shop.screen.notices == ["Opening after your order"])
    try shop.script.release(.checkoutPlace)
    try await shop.settle()
    #expect(shop.screen.title == "Enamel Pot")
    #expect(shop.living(CheckoutCoordinator.self) == nil)
    shop.expectOrder()
  }

  @Test(
    "CO-D30, S6: a sign-out drops the link that waits, and what the gate has held",
    arguments: [Window.Pace.immediate, .stepped])
  func droppedLink(pace: Window.Pace) async throws {
    let shop = try await placing(pace)
    try await shop.act("open arcade://orders")
    try await shop.inside.account.signOut()
    try shop.script.release(.checkoutPlace)
    try await shop.settle()
    #expect(shop.screen.title == "Shop")
    // A guest's link is held at the gate, until somebody else comes in and goes.
    try await shop.act("open arcade://orders")
    #expect(shop.living(SignInCoordinator.self) != nil)
    _ = try await shop.inside.account.signIn(PreparedShop.ada)
    try await shop.settle()
    #expect(shop.living(SignInCoordinator.self) == nil)
    try await shop.inside.account.signOut()
    try await shop.settle()
    #expect(shop.screen.title == "Shop")
    #expect(shop.screen.modals == 0)
    shop.expectOrder()
  }

  /// A shop whose order is being placed, and is not answered.
  private func placing(_ pace: Window.Pace) async throws -> CoordinatorsShop {
    let shop = try await CoordinatorsShop.started(isSignedIn: true, pace: pace)
    try await shop.act("open arcade://cart/add/CUP-1")
    shop.script.hold(.checkoutPlace, .reply)
    for line in Ways.checkout { try await shop.act(line) }
    return shop
  }

  @Test("CO-D28, CO-D30, L4: no link leads past the first pages; the newest is followed after them")
  func forced() async throws {
    let shop = try await CoordinatorsShop.started(isOnboarded: false)
    let ended = try await shop.ending {
      try await shop.act("open arcade://product/mug", "open arcade://product/pot")
    }
    #expect(ended == [])
    #expect(shop.screen.title == "Welcome")
    let after = try await shop.ending { try await shop.act("tap onboarding.skip") }
    #expect(after == ["OnboardingCoordinator"])
    #expect(shop.screen.title == "Enamel Pot")
    shop.expectOrder()
  }
}
