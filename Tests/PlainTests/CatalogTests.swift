import PatternKit
import Scenarios
import ShopDatabase
import ShopModel
import ShopServices
import StorefrontTesting
import Testing
import TextUI

struct CatalogTests {
  @Test("C3, V3: what was typed and taken back before it was looked for asks nothing")
  func takenBack() async throws {
    let shop = try await PlainShop.started()
    try await shop.act("type catalog.search cup")
    await shop.clock.advance(by: .milliseconds(300))
    let found = shop.screen
    shop.tracer.clear()
    try await shop.act("type catalog.search cups")
    #expect(shop.screen.rows.contains { $0.kind == .progress })
    try await shop.act("type catalog.search \"cup \"")
    await shop.clock.advance(by: .milliseconds(300))
    #expect(shop.calls == [])
    try await shop.act("type catalog.search cup")
    await shop.clock.advance(by: .milliseconds(300))
    #expect(shop.screen == found)
    #expect(shop.calls == [])
  }

  @Test("C3, G5: a search whose list never came is looked for again, though the text is the same")
  func cancelledList() async throws {
    let shop = try await PlainShop.started()
    shop.script.hold(.catalogPage, .request)
    try await shop.act("type catalog.search enamel")
    await shop.clock.advance(by: .milliseconds(300))
    try await shop.act("type catalog.search enamels", "type catalog.search enamel")
    try shop.script.release(.catalogPage)
    shop.tracer.clear()
    await shop.clock.advance(by: .milliseconds(300))
    #expect(shop.calls == ["catalog.page"])
    #expect(shop.screen.control("catalog.item.pot") != nil)
    #expect(shop.screen.control("catalog.item.mug") == nil)
  }

  @Test("V13, G4: Retry asks once more for all that has failed, and for nothing else")
  func retry() async throws {
    let shop = try await PlainShop()
    shop.script.failNext(.catalogCategories, .offline)
    shop.script.failNext(.catalogPage, .offline)
    shop.start()
    try await shop.settle()
    shop.tracer.clear()
    try await shop.act("tap catalog.retry")
    #expect(shop.calls == ["catalog.categories", "catalog.page"])
    #expect(shop.screen.control("catalog.retry") == nil)

    shop.script.failNext(.catalogPage, .timeout)
    try await shop.act("tap catalog.more")
    shop.tracer.clear()
    try await shop.act("tap catalog.retry")
    #expect(shop.calls == ["catalog.page"])
    #expect(shop.screen.control("catalog.item.cup-38") != nil)
  }

  @Test("C1, G8: a row shows what the feed tells, in its place")
  func feed() async throws {
    let shop = try await PlainShop.started()
    try await shop.otherHand.setPrice(of: SKU("POT"), to: Shelf.pounds(100))
    try await shop.settle()
    let values = shop.screen.rows.flatMap(\.controls).filter { $0.kind == .item }.map(\.value)
    #expect(values.prefix(2) == ["from £12.00 · In stock", "£1.00 · Low: 1"])
  }
}
