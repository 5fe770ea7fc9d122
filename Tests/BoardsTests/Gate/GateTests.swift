import BoardKit
import BoardsSavedInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// What needs a shopper waits at one gate, which knows nothing of it.
struct GateTests {
  /// What the gate and who waits at it do, in order.
  private func gateEvents(_ shop: BoardsShop) -> [String] {
    let kinds: [TraceEvent.Kind] = [
      .gateHeld, .gateOpened, .gateDropped, .routeTaken, .nodeDetached,
    ]
    return shop.tracer.events
      .filter { kinds.contains($0.kind) }
      .map { "\($0.kind.rawValue) \($0.subject)" }
      .filter { $0.hasSuffix(".saved") || $0.hasSuffix(".save") || $0.hasSuffix(".signIn") }
  }

  @Test("BD-L50, BD-L51, BD-L52, S4: one gated activation, step by step")
  func stepByStep() async throws {
    let shop = try await BoardsShop.started()
    shop.tracer.clear()
    try await shop.act("tab saved", "tap signIn.switch")
    #expect(gateEvents(shop) == ["gateHeld shop.saved", "routeTaken shop.signIn"])
    try await shop.register()
    #expect(
      gateEvents(shop) == [
        "gateHeld shop.saved", "routeTaken shop.signIn", "nodeDetached shop.signIn",
        "gateOpened shop.saved", "routeTaken shop.saved",
      ])
    #expect(shop.screen.title == "Saved")
    #expect(shop.calls.filter { !$0.hasPrefix("catalog") } == ["account.register", "saved.list"])
    shop.expectOrder()
  }

  @Test("BD-L52, BD-A4, S4: a wish that is dropped is dropped for good")
  func dropped() async throws {
    let shop = try await BoardsShop.started()
    try await shop.act("tap catalog.item.mug")
    shop.tracer.clear()
    try await shop.act("tap product.save", "back")
    #expect(
      gateEvents(shop) == [
        "gateHeld shop.save", "routeTaken shop.signIn", "nodeDetached shop.signIn",
        "gateDropped shop.save", "nodeDetached shop.save",
      ])
    // Signing in later asks for nothing that was wished before.
    try await shop.act("tab account", "tap account.register")
    try await shop.register()
    #expect(!shop.calls.contains("saved.set"))
    shop.expectOrder()
  }

  @Test("S4, V16, BD-L51: what is saved at the gate is saved, with its own value")
  func held() async throws {
    let shop = try await BoardsShop.started()
    try await shop.act("tap catalog.item.mug")
    try await shop.act("tap product.save", "tap signIn.switch")
    try await shop.register()
    #expect(shop.calls.filter { $0 == "saved.set" }.count == 1)
    #expect(shop.screen.control("product.save")?.value == "on")
    #expect(shop.storefront?.shopper.saved.handles == [Handle("mug")])
    // The board that has saved is gone with its task.
    #expect(!shop.boards.contains(.save))
    shop.expectOrder()
  }
}
