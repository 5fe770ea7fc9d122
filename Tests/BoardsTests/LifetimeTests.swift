import BoardKit
import BoardsCartInterface
import BoardsSavedInterface
import StorefrontTesting
import Testing

@testable import arcade

struct LifetimeTests {
  @Test("G6, BD-O3, BD-O4: 1,000 visits to every screen leave as much alive as there was before")
  func manyVisits() async throws {
    let shop = try await BoardsShop.filled()
    let shopper = try #require(shop.storefront).shopper
    try await shop.selectEveryTab()
    let cables = (shopper.contents.bus.count, shopper.saved.bus.count)
    try await shop.visitEveryScreen()
    #expect((shopper.contents.bus.count, shopper.saved.bus.count) == cables)
  }

  @Test("G6, BD-L56: 1,000 visits of a guest to the form, by every gate, leave nothing alive")
  func manyGates() async throws {
    try await BoardsShop.started().visitEveryGate()
  }

  @Test("G6: after it has stopped nothing of the storefront is alive or at work")
  func nothingIsLeft() async throws {
    let shop = try await BoardsShop.filled()
    for line in Ways.throughTheTabs { try await shop.act(line) }
    try await shop.expectNothingAfterStop()
  }

  @Test("G6: stopped during launch and onboarding nothing is left")
  func stoppedEarly() async throws {
    try await BoardsShop.expectNothingAfterEarlyStop()
  }
}
