import PatternKit
import StorefrontTesting
import Testing
import TextUI

struct CheckoutTests {
  /// From the cart to the confirmation.
  private let way = [
    "tap cart.checkout", "type address.name \"Ada Lovelace\"",
    "type address.street \"1 Harbour Street\"", "type address.city Harbour",
    "type address.postcode \"SW1A 1AA\"", "tap address.submit", "choose delivery.option Express",
    "tap delivery.submit", "type payment.number 4242424242424242", "type payment.expiry 12/39",
    "type payment.code 987", "tap payment.submit", "tap review.place",
  ]

  private func shop(_ pace: Window.Pace = .immediate) async throws -> PlainShop {
    let shop = try await PlainShop.started(isSignedIn: true, pace: pace)
    try await shop.act("open arcade://cart/add/MUG-NAVY?qty=2")
    return shop
  }

  @Test("H0, G6: wherever the checkout is left, nothing of it is alive, and the cart is kept")
  func left() async throws {
    let shop = try await shop()
    let before = shop.lifetimes.counts
    for count in 1..<way.count {
      for line in way.prefix(count) { try await shop.act(line) }
      shop.expectOrder()
      try await shop.act("dismiss")
      #expect(shop.lifetimes.counts == before, "after \(way[count - 1])")
      #expect(shop.screen.tabs.first { $0.name == "Cart" }?.badge == "2")
      #expect(shop.clock.sleeping == 0)
    }
    shop.expectOrder()
  }

  @Test(
    "H9, G6: bought, nothing of the checkout is alive",
    arguments: [Window.Pace.immediate, .stepped])
  func bought(pace: Window.Pace) async throws {
    let shop = try await shop(pace)
    let before = shop.lifetimes.counts
    for line in way {
      try await shop.act(line)
      shop.expectOrder()
    }
    #expect(shop.screen.title == "Thank you")
    try await shop.act("tap confirmation.done")
    #expect(shop.screen.title == "Shop")
    #expect(shop.lifetimes.counts == before)
    #expect(shop.clock.sleeping == 0)
  }

  @Test("H4, S6: of card, address and e-mail there is nothing in the trace")
  func trace() async throws {
    let shop = try await shop()
    for line in way { try await shop.act(line) }
    #expect(shop.screen.title == "Thank you")
    #expect(shop.tracer.events.count > 50)
    for event in shop.tracer.events {
      let text = "\(event.subject) \(event.detail)"
      for secret in ["4242", "987", "Ada", "Harbour Street", "SW1A", "example.com", "horse"] {
        #expect(!text.contains(secret), "\(text)")
      }
    }
  }

  @Test("H0: the checkout is a modal stack over the tabs, a screen for each step")
  func tree() async throws {
    let shop = try await shop()
    for line in way.prefix(6) { try await shop.act(line) }
    #expect(
      shop.tree.suffix(3) == [
        " CheckoutViewController", "  AddressViewController *", "  DeliveryViewController *",
      ])
  }

  @Test("L5: the place of every step is the link to the checkout, which moves nothing there")
  func place() async throws {
    let shop = try await shop()
    for line in way.dropLast() {
      try await shop.act(line)
      #expect(shop.place == "arcade://checkout")
      let before = shop.screen
      shop.tracer.clear()
      try await shop.act("open arcade://checkout")
      #expect(shop.screen == before)
      #expect(shop.calls == [])
    }
  }
}
