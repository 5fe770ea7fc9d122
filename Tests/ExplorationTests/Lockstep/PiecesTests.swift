import ShopDatabase
import ShopModel
import ShopServices
import Testing
import TextUI

@testable import Exploration
@testable import Scenarios

/// The books: pieces are neither lost nor made, whoever was asked what.
struct PiecesTests {
  /// A catalogue whose shop loses a piece each time that its categories are asked for.
  private struct LosingCatalog: CatalogService {
    let inner: any CatalogService
    let hand: OtherHand

    func categories() async throws(ShopError) -> [Category] {
      try await hand.setStock(of: SKU("MUG"), to: 9, silently: false)
      return try await inner.categories()
    }

    func page(
      _ query: CatalogQuery, after cursor: PageCursor?
    ) async throws(ShopError) -> Page<ProductSummary> {
      try await inner.page(query, after: cursor)
    }

    func product(_ handle: Handle) async throws(ShopError) -> Product? {
      try await inner.product(handle)
    }
  }

  private func difference(_ lines: [WalkLine], losing: Bool) async throws -> Difference? {
    var settings = Tiny.settings(TinyStorefront.self)
    if losing {
      settings.tamper = { shop, database in
        var shop = shop
        shop.catalog = LosingCatalog(
          inner: shop.catalog, hand: database.otherHand(feed: ChangeFeed()))
        return shop
      }
    }
    return await Explorer.play(WalkScript(head: [], lines: lines), on: [settings])
  }

  @Test("A piece that is lost as a call is made is told, with how many there were and are")
  func lost() async throws {
    let found = try #require(try await difference([.act(.back), Tiny.ask], losing: true))
    #expect(found.kind == .rule)
    #expect(found.mismatch.message == "pieces are lost, or come from nowhere")
    #expect(found.mismatch.expected == ["10 pieces"])
    #expect(found.mismatch.shown == ["9 pieces"])
  }

  @Test("Another hand that counts anew loses none, said or silent; the count stays so from then on")
  func counted() async throws {
    for silently in [false, true] {
      let counts = WalkLine.world(.setStock(SKU("MUG"), 4, silently: silently))
      #expect(try await difference([Tiny.ask, counts, Tiny.ask], losing: false) == nil)
      let found = try await difference([counts, .act(.back), Tiny.ask], losing: true)
      #expect(found?.mismatch.expected == ["4 pieces"])
      #expect(found?.mismatch.shown == ["9 pieces"])
    }
  }
}
