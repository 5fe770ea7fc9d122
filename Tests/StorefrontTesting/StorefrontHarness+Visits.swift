import PatternKit
import ShopServices
import StorefrontInterface
import Testing
import TextUI

// What it is to have been everywhere a thousand times. Rule: G6.
extension StorefrontHarness {
  /// A shop in which everything has something to show: two mugs are in the cart, and whoever is signed
  /// in has placed an order and saved a mug.
  public static func filled(
    isSignedIn: Bool = true, pace: Window.Pace = .immediate
  ) async throws -> StorefrontHarness {
    let shop = try await started(isSignedIn: isSignedIn, pace: pace)
    if isSignedIn {
      try await shop.act("open arcade://cart/add/POT")
      for line in Ways.checkout { try await shop.act(line) }
      try await shop.act("tap confirmation.done")
      try await shop.act("open arcade://product/mug")
      try await shop.act("tap product.save")
      try await shop.act("back")
    }
    try await shop.act("open arcade://cart/add/MUG-NAVY?qty=2")
    return shop
  }

  /// Goes to each tab, so that all are there, and ends at Shop.
  public func selectEveryTab() async throws {
    for tab in ["saved", "orders", "account", "shop"] { try await act("tab \(tab)") }
  }

  /// Goes to every screen of a filled shop with all tabs and back, a thousand times each.
  public func visitEveryScreen() async throws {
    try await visit("tap catalog.item.mug", "back")
    try await visit("open arcade://product/mug", "tab shop")
    try await visit("tab saved", "tap saved.item.mug", "back", "tab shop")
    try await visit("tab orders", "tap orders.item.1001", "back", "tab shop")
    try await visit("tab account", "tap account.signOut", "confirm no", "tab shop")
    try await visit("open arcade://checkout", "back")
    try await act("tab cart")
    try await visit("tap cart.checkout", "dismiss")
    for line in Ways.checkout.prefix(5) { try await act(line) }
    try await visit("tap address.submit", "back")
    try await act("tap address.submit")
    try await visit("tap delivery.submit", "back")
    for line in Ways.checkout[6..<10] { try await act(line) }
    try await visit("tap payment.submit", "back")
  }

  /// Goes to the form by every gate, as a guest, and gives up, a thousand times each.
  public func visitEveryGate() async throws {
    try await act("open arcade://cart/add/MUG-NAVY")
    try await act("tab account")
    try await visit("tap account.signIn", "back")
    try await visit("tab saved", "tap signIn.cancel")
    try await visit("open arcade://orders", "dismiss")
    try await visit("open arcade://saved", "open arcade://account")
    try await act("tab cart")
    try await visit("tap cart.checkout", "back")
    try await act("open arcade://product/mug")
    try await visit("tap product.save", "dismiss")
  }

  /// Goes there and back a thousand times, in the quickest way: what is asked for is cancelled.
  private func visit(_ way: String...) async throws {
    let before = lifetimes.counts
    let listeners = feed.subscriberCount
    let alive = tree
    for _ in 0..<1_000 {
      for line in way {
        let act = try Act(parsing: line)
        if case .open(let link) = act {
          open(link)
        } else {
          #expect(window.perform(act, on: window.token) == .handled, "\(line)")
        }
      }
    }
    try await settle()
    #expect(lifetimes.counts == before, "\(way)")
    #expect(feed.subscriberCount == listeners, "\(way)")
    #expect(tree == alive, "\(way)")
    expectOrder()
  }

  /// Stops, and expects that nothing of the storefront is alive or at work.
  public func expectNothingAfterStop() async throws {
    try await stop()
    #expect(lifetimes.counts == [:])
    #expect(tracker.parked.map(\.name) == [])
    #expect(window.top == nil)
    // What guards the shop's reads is the one that still listens.
    #expect(feed.subscriberCount == 1)
    #expect(diagnostics.reports == [])
  }

  /// Stops one during its launch and one in the pages of the first launch, and expects the same.
  public static func expectNothingAfterEarlyStop() async throws {
    let launching = try await StorefrontHarness()
    launching.start()
    try await launching.stop()
    #expect(launching.lifetimes.counts == [:])
    #expect(launching.calls == ["session.read"])

    let welcoming = try await started(isOnboarded: false)
    #expect(welcoming.screen.title == "Welcome")
    try await welcoming.stop()
    #expect(welcoming.lifetimes.counts == [:])
  }
}
