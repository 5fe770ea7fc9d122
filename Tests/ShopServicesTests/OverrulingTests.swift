import PatternKit
import ShopModel
import ShopServices
import Testing

/// What the feed tells overrules what is still on its way.
struct OverrulingTests {
  let bench = Bench()

  @Test("V19: a product that is told overrules a read of it that is on its way")
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

  @Test("V19: what is told of another product, or before the call, overrules nothing")
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

  @Test("V19: rows of a page on its way are corrected and keep their places")
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

  @Test("V19, G8: a cart and a session that are told overrule a session on its way")
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
      ShopChange(
        number: 1,
        session: Session(region: .unitedKingdom, cart: .empty(.gbp), isOnboarded: true)))
    bench.feed.publish(ShopChange(number: 2, cart: cart))
    bench.held.release()
    try await bench.idle()
    #expect(answered == [Session(region: .unitedKingdom, cart: cart, isOnboarded: true)])
  }

  @Test("V19, H7: an open payment that is told overrules; one that is settled is none")
  func attempts() async throws {
    let open = Attempt(key: "k", shopper: 1, total: Money(1, .gbp))
    var settled = open
    settled.state = .paid(order: 1_001)
    for (told, expected) in [(open, open), (settled, nil)] as [(Attempt, Attempt?)] {
      var sessions: [Attempt?] = []
      var starts: [Attempt?] = []
      bench.held.session.attempt = told.isOpen ? nil : open
      bench.held.shopper.start.attempt = told.isOpen ? nil : open
      bench.scope.ask { [bench] in
        try await bench.shop.session.read()
      } then: {
        sessions.append(try? $0.get().attempt)
      }
      bench.scope.ask { [bench] in
        try await bench.shop.checkout.begin()
      } then: {
        starts.append(try? $0.get().attempt)
      }
      try await bench.idle()
      bench.feed.publish(ShopChange(number: 1, attempt: told))
      bench.held.release()
      try await bench.idle()
      #expect(sessions == [expected])
      #expect(starts == [expected])
    }
  }

  @Test("V19, H7: what a launch has to tell outlives a session that is told meanwhile")
  func news() async throws {
    bench.held.session.news.hasMerged = true
    var answered: [Session] = []
    bench.scope.ask { [bench] in
      try await bench.shop.session.read()
    } then: {
      if case .success(let session) = $0 { answered.append(session) }
    }
    try await bench.idle()
    bench.feed.publish(
      ShopChange(
        number: 1,
        session: Session(region: .unitedKingdom, cart: .empty(.gbp), isOnboarded: true)))
    bench.held.release()
    try await bench.idle()
    #expect(answered.map(\.isOnboarded) == [true])
    #expect(answered.map(\.news.hasMerged) == [true])
  }

  @Test("V19, O3: what is saved, told, overrules a list and a session on their way")
  func saved() async throws {
    let mug = SavedProduct(handle: Handle("mug"), name: "Mug")
    var lists: [[SavedProduct]] = []
    var marks: [[Handle]] = []
    bench.scope.ask { [bench] in
      try await bench.shop.saved.list()
    } then: {
      if case .success(let list) = $0 { lists.append(list) }
    }
    bench.scope.ask { [bench] in
      try await bench.shop.session.read()
    } then: {
      if case .success(let session) = $0 { marks.append(session.saved) }
    }
    try await bench.idle()
    bench.feed.publish(ShopChange(number: 1, saved: [mug]))
    bench.held.release()
    try await bench.idle()
    #expect(lists == [[mug]])
    #expect(marks == [[Handle("mug")]])
  }

  @Test("V19, O1: orders that are told overrule a page and an order on their way")
  func orders() async throws {
    let old = try [1_002, 1_001].map { try Fixtures.order($0, .placed) }
    bench.held.shopper.orders = Page(items: old.map(\.summary), next: nil)
    bench.held.shopper.order = old[1]
    var pages: [[String]] = []
    var read: [OrderStatus?] = []
    bench.scope.ask { [bench] in
      try await bench.shop.orders.page(after: nil)
    } then: {
      if case .success(let page) = $0 {
        pages.append(page.items.map { "\($0.number) \($0.status.text)" })
      }
    }
    bench.scope.ask { [bench] in
      try await bench.shop.orders.read(1_001)
    } then: {
      if case .success(let order) = $0 { read.append(order?.status) }
    }
    try await bench.idle()
    bench.feed.publish(
      ShopChange(
        number: 1,
        orders: [try Fixtures.order(1_003, .checkingPayment), try Fixtures.order(1_001, .sent)],
        withdrawnOrders: [1_002]))
    bench.held.release()
    try await bench.idle()
    #expect(pages == [["1003 Checking payment", "1001 Sent"]])
    #expect(read == [.sent])
  }

  @Test("V19: a later page of orders is not given what is newer than all of it")
  func laterPage() async throws {
    bench.held.shopper.orders = Page(items: [try Fixtures.order(1_001, .placed).summary], next: nil)
    var pages: [[Int]] = []
    bench.scope.ask { [bench] in
      try await bench.shop.orders.page(after: PageCursor(mark: "x"))
    } then: {
      if case .success(let page) = $0 { pages.append(page.items.map(\.number)) }
    }
    try await bench.idle()
    bench.feed.publish(ShopChange(number: 1, orders: [try Fixtures.order(1_050, .placed)]))
    bench.held.release()
    try await bench.idle()
    #expect(pages == [[1_001]])
  }

  @Test("V19, A1: the address of an order that is told is the profile's")
  func profile() async throws {
    var profiles: [Profile] = []
    bench.scope.ask { [bench] in
      try await bench.shop.account.profile()
    } then: {
      if case .success(let profile) = $0 { profiles.append(profile) }
    }
    try await bench.idle()
    bench.feed.publish(ShopChange(number: 1, orders: [try Fixtures.order(1_001, .placed)]))
    bench.held.release()
    try await bench.idle()
    #expect(
      profiles == [
        Profile(email: "ada@example.com", region: .unitedKingdom, address: Fixtures.address)
      ])
  }

  @Test("V19: a read that has ended hears no more: the feed keeps nothing for it")
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
