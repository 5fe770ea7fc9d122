import PatternKit
import Testing
import TextUI

struct TraceTests {
  @Test("S6: what a shopper typed is in no trace")
  func noText() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("type catalog.search zanzibar")
    await shop.clock.advance(by: .milliseconds(300))
    try await shop.act("open arcade://search?q=zanzibar", "open arcade://cart/add/POT")
    try await shop.act("type cart.line.POT.quantity zanzibar")
    #expect(shop.screen.notices.first?.contains("zanzibar") == true)
    #expect(shop.tracer.events.count > 10)
    for event in shop.tracer.events {
      #expect(!"\(event.subject) \(event.detail)".contains("zanzibar"))
    }
  }

  @Test("The trace tells screens and routes in the order in which they came and went")
  func routes() async throws {
    let shop = try await PlainShop.started()
    shop.tracer.clear()
    try await shop.act("tap catalog.item.mug")
    try await shop.act("back")
    let kinds: Set<TraceEvent.Kind> = [.nodeAttached, .nodeDetached, .routeTaken]
    let told = shop.tracer.events.filter { kinds.contains($0.kind) }
    #expect(
      told.map { "\($0.kind) \($0.subject) \($0.detail)" } == [
        "routeTaken ShopNavigation product(mug)", "nodeAttached ProductViewController ",
        "nodeDetached ProductViewController ",
      ])
  }
}
