import PatternKit
import ShopModel
import ShopServices
import Testing

/// What the feed tells overrules what is still on its way.
struct OverrulingTests {
  let bench = Bench()

  @Test("V: a product that is told overrules a read of it that is on its way")
  func product() async throws {
    bench.held.product = bench.mug(1_000)
    var shown: [Product?] = []
    bench.scope.ask { [bench] in
      try await bench.shop.catalog.product(Handle("mug"))
    } then: {
      shown.append(try? $0.get())
    }
    try await bench.idle()
    bench.feed.publish(ShopChange(number: 1, products: [bench.mug(1_100)]))
    bench.feed.publish(ShopChange(number: 2, products: [bench.mug(1_200)]))
    bench.held.release()
    try await bench.idle()
    #expect(shown == [bench.mug(1_200)])
  }

  @Test("V: what is told of another product, or before the call, overrules nothing")
  func others() async throws {
    bench.held.product = bench.mug(1_000)
    bench.feed.publish(ShopChange(number: 1, products: [bench.mug(900)]))
    var shown: [Product?] = []
    bench.scope.ask { [bench] in
      try await bench.shop.catalog.product(Handle("mug"))
    } then: {
      shown.append(try? $0.get())
    }
    try await bench.idle()
    var cup = bench.mug(1)
    cup.handle = Handle("cup")
    bench.feed.publish(ShopChange(number: 2, products: [cup]))
    bench.held.release()
    try await bench.idle()
    #expect(shown == [bench.mug(1_000)])
  }

  @Test("V: rows of a page on its way are corrected and keep their places")
  func page() async throws {
    var cup = bench.mug(500)
    cup.handle = Handle("cup")
    let old = [cup, bench.mug(1_000)].compactMap { ProductSummary($0) }
    bench.held.page = Page(items: old, next: PageCursor(mark: "next"))
    var shown: [Page<ProductSummary>] = []
    bench.scope.ask { [bench] in
      try await bench.shop.catalog.page(CatalogQuery(sort: .priceUp), after: nil)
    } then: {
      if case .success(let page) = $0 { shown.append(page) }
    }
    try await bench.idle()
    bench.feed.publish(ShopChange(number: 1, products: [bench.mug(100, stock: 0)]))
    bench.held.release()
    try await bench.idle()
    let page = try #require(shown.first)
    #expect(page.items.map(\.handle.text) == ["cup", "mug"])
    #expect(page.items.map(\.lowestPrice.minorUnits) == [500, 100])
    #expect(page.items.map(\.stock) == [9, 0])
    #expect(page.next == PageCursor(mark: "next"))
  }

  @Test("V, G8: a cart and a session that are told overrule a session on its way")
  func session() async throws {
    let line = try CartLine(
      sku: SKU("MUG"), handle: Handle("mug"), name: "Mug", variant: "",
      unitPrice: Money(1_000, .gbp), quantity: 2, stock: 9, availability: .available)
    let cart = try Cart(lines: [line], currency: .gbp)
    var answered: [Session] = []
    bench.scope.ask { [bench] in
      try await bench.shop.session.read()
    } then: {
      if case .success(let session) = $0 { answered.append(session) }
    }
    try await bench.idle()
    bench.feed.publish(
      ShopChange(number: 1, session: Session(cart: .empty(.gbp), isOnboarded: true)))
    bench.feed.publish(ShopChange(number: 2, cart: cart))
    bench.held.release()
    try await bench.idle()
    #expect(answered == [Session(cart: cart, isOnboarded: true)])
  }

  @Test("V: a read that has ended hears no more: the feed keeps nothing for it")
  func noTrace() async throws {
    bench.held.holds = false
    bench.held.product = bench.mug(1_000)
    let before = bench.feed.subscriberCount
    _ = try await bench.shop.catalog.product(Handle("mug"))
    bench.feed.publish(ShopChange(number: 1, products: [bench.mug(1)]))
    let again = try await bench.shop.catalog.product(Handle("mug"))
    #expect(again == bench.mug(1_000))
    #expect(bench.feed.subscriberCount == before)
  }
}
