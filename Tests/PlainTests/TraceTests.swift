import PatternKit
import StorefrontTesting
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

  @Test("S6, S4: who somebody is, is in no trace; what they wished is, by its id")
  func nobody() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("tab account", "tap account.register")
    try await shop.register()
    try await shop.act("tap account.signOut")
    var told = shop.tracer.events
    try await shop.act("confirm yes")
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.save", "tap signIn.cancel")
    try await shop.act("tap product.save")
    try await shop.register()
    told += shop.tracer.events
    for event in told {
      let text = "\(event.subject) \(event.detail)".lowercased()
      for secret in ["ada", "example", "correct", "horse"] { #expect(!text.contains(secret)) }
    }
    let gate: Set<TraceEvent.Kind> = [.gateHeld, .gateOpened, .gateDropped]
    #expect(
      told.filter { gate.contains($0.kind) }.map { "\($0.kind) \($0.detail)" } == [
        "gateHeld save mug", "gateDropped save mug", "gateHeld save mug", "gateOpened save mug",
      ])
  }

  @Test("S6: signing out empties the trace: what comes first is that it was answered")
  func emptied() async throws {
    let shop = try await PlainShop.started(isSignedIn: true)
    try await shop.act("tab orders", "tab account", "tap account.signOut")
    #expect(shop.tracer.events.contains { $0.subject == "orders.page" })
    try await shop.act("confirm yes")
    let events = shop.tracer.events
    let first = try #require(events.first)
    #expect("\(first.kind) \(first.subject)" == "serviceAnswered account.signOut")
    #expect(!events.contains { $0.kind == .nodeDetached })
    #expect(!events.contains { $0.subject.hasPrefix("orders.") })
  }
}
