import StorefrontTesting
import Testing

@testable import arcade

struct LifetimeTests {
  @Test("G6, CO-D1: 1,000 visits to every screen leave as much alive as there was before")
  func manyVisits() async throws {
    let shop = try await CoordinatorsShop.filled()
    try await shop.selectEveryTab()
    try await shop.visitEveryScreen()
  }

  @Test("G6, CO-D1: 1,000 visits of a guest to the form, by every gate, leave nothing alive")
  func manyGates() async throws {
    try await CoordinatorsShop.started().visitEveryGate()
  }

  @Test("G6: after it has stopped nothing of the storefront is alive or at work")
  func nothingIsLeft() async throws {
    let shop = try await CoordinatorsShop.filled()
    for line in Ways.throughTheTabs { try await shop.act(line) }
    try await shop.expectNothingAfterStop()
  }

  @Test("G6: stopped during launch and onboarding nothing is left")
  func stoppedEarly() async throws {
    try await CoordinatorsShop.expectNothingAfterEarlyStop()
  }
}
