import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What is told of commits.
struct FeedTests {
  let bench: Bench

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue(Fixtures.small)
  }

  @Test("V19: a commit is told before the call that committed returns, with whole values")
  func beforeReturn() async throws {
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    #expect(bench.told.map(\.number) == [1])
    #expect(bench.cart?.lines.map(\.sku.text) == ["TEAPOT"])
    #expect(bench.told.allSatisfy { $0.products.isEmpty && $0.session == nil })
  }

  @Test("V19: numbers count up, commit by commit, and go on after a relaunch")
  func numbers() async throws {
    let folder = try Folder()
    let first = try Bench(at: .file(folder.file))
    try await first.database.replaceCatalogue(Fixtures.small)
    for _ in 0..<3 { _ = try await first.shop.cart.change(SKU("EARL-GREY"), by: 1) }
    #expect(first.told.map(\.number) == [1, 2, 3])
    await first.database.close()
    let second = try Bench(at: .file(folder.file))
    _ = try await second.shop.session.read()
    _ = try await second.shop.cart.change(SKU("EARL-GREY"), by: 1)
    #expect(second.told.map(\.number) == [4])
    await second.database.close()
  }

  @Test("V19: what changed nothing tells nothing and writes nothing")
  func nothing() async throws {
    _ = try await bench.shop.session.read()
    let writes = bench.writes.count
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 0)
    _ = try await bench.shop.cart.remove(SKU("TEAPOT"))
    _ = try await bench.shop.cart.change(SKU("NOTHING"), by: 1)
    _ = try await bench.shop.catalog.page(CatalogQuery(), after: nil)
    #expect(bench.told == [])
    #expect(bench.writes.count == writes)
  }

  @Test("V19: another hand's price and stock are told as the whole product, and the cart with them")
  func otherHand() async throws {
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    try await bench.hand.setPrice(of: SKU("MUG-1"), to: Money(900, .gbp))
    let change = try #require(bench.told.last)
    #expect(change.number == 2)
    #expect(change.products.map(\.handle.text) == ["mug"])
    #expect(change.products.first?.variants.map(\.price.minorUnits) == [900, 1_500])
    #expect(change.cart?.subtotal == Money(1_800, .gbp))
    try await bench.hand.setStock(of: SKU("SENCHA"), to: 1)
    let other = try #require(bench.told.last)
    #expect(other.products.first?.variants.map(\.stock) == [1])
    #expect(other.cart == nil, "it is not in the cart, which has not changed")
    let page = try await bench.shop.catalog.page(CatalogQuery(), after: nil)
    #expect(page.items.first?.lowestPrice == Money(900, .gbp))
  }

  @Test("V19: another hand is refused what cannot be, and nothing is told")
  func otherHandRefused() async throws {
    await #expect(throws: ShopError.refused) {
      try await bench.hand.setStock(of: SKU("NOTHING"), to: 1)
    }
    await #expect(throws: ShopError.refused) {
      try await bench.hand.setStock(of: SKU("MUG-1"), to: -1)
    }
    await #expect(throws: ShopError.refused) {
      try await bench.hand.setStock(of: SKU("MUG-1"), to: 1_000_000)
    }
    await #expect(throws: ShopError.refused) {
      try await bench.hand.setPrice(of: SKU("MUG-1"), to: Money(100, .jpy))
    }
    await #expect(throws: ShopError.refused) {
      try await bench.hand.setStock(of: SKU("NOTHING"), to: 1, silently: true)
    }
    #expect(bench.told == [])
  }

  @Test("V19: a silent change is told by nobody; the check that finds it tells the product")
  func silent() async throws {
    let folder = try Folder()
    for place in [ShopDatabase.Place.memory, .file(folder.file)] {
      let bench = try Bench(at: place)
      try await bench.database.replaceCatalogue(Fixtures.small)
      _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
      let count = bench.told.count
      try await bench.hand.setStock(of: SKU("MUG-1"), to: 1, silently: true)
      #expect(bench.told.count == count)
      let answer = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
      #expect(answer.outcome == .atLimit(stock: 1))
      let change = try #require(bench.told.last)
      #expect(bench.told.count == count + 1)
      #expect(change.products.first?.variants.map(\.stock) == [1, 0])
      #expect(change.cart?.lines.map(\.stock) == [1])
      await bench.database.close()
    }
  }

  @Test("G6: a call whose stay has ended tells nobody")
  func endedStay() async throws {
    _ = try await bench.shop.session.read()
    let other = SessionID(number: 77, shopper: nil)
    try await SessionID.$ofCall.withValue(other) {
      _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    }
    #expect(bench.told == [])
    let session = try await bench.shop.session.read()
    #expect(session.cart.lines.map(\.sku.text) == ["TEAPOT"], "its owner's data are changed")
  }

  @Test("L1, V2: finishing the onboarding is remembered, and told once")
  func onboarding() async throws {
    #expect(try await bench.shop.session.read().isOnboarded == false)
    try await bench.shop.session.finishOnboarding()
    #expect(bench.told.map(\.session?.isOnboarded) == [true])
    #expect(try await bench.shop.session.read().isOnboarded)
    try await bench.shop.session.finishOnboarding()
    #expect(bench.told.count == 1)
  }

  @Test(
    "G9: what a call changed is told after all that came of the answer before, and with its own")
  func toldApart() async throws {
    let shielded = ShieldedShop(bench.shop, feed: bench.feed, tracer: Tracer())
    let work = TaskTrackerBench()
    work.tracker.include(shielded.workload)
    var journal: [String] = []
    let token = bench.feed.subscribe { _ in journal.append("told") }
    defer { token.end() }
    for _ in 0..<50 {
      journal = []
      for _ in 0..<3 {
        work.scope.ask {
          try await shielded.shop.cart.change(SKU("SENCHA"), by: 1)
        } then: { _ in
          journal.append("answered")
          work.scope.load {
            await TaskTracker.nextTurn()
          } then: { _ in
            journal.append("over")
          }
        }
      }
      try await work.idle()
      #expect(journal == (0..<3).flatMap { _ in ["told", "answered", "over"] })
      _ = try await shielded.shop.cart.set(SKU("SENCHA"), to: 0)
    }
  }

  @Test("V20: answers of all services come in the order of the calls")
  func order() async throws {
    let shielded = ShieldedShop(bench.shop, feed: bench.feed, tracer: Tracer())
    let work = TaskTrackerBench()
    work.tracker.include(shielded.workload)
    let shop = shielded.shop
    for round in 0..<100 {
      var order: [Int] = []
      for index in 0..<12 {
        switch (index * 7 + round) % 4 {
        case 0:
          work.scope.ask {
            try await shop.cart.change(SKU("SENCHA"), by: index % 2 == 0 ? 1 : -1)
          } then: { _ in
            order.append(index)
          }
        case 1:
          work.scope.ask {
            try await shop.catalog.page(CatalogQuery(text: "e"), after: nil)
          } then: { _ in
            order.append(index)
          }
        case 2:
          work.scope.ask {
            try await shop.catalog.product(Handle("mug"))
          } then: { _ in
            order.append(index)
          }
        default:
          work.scope.ask {
            try await shop.catalog.categories()
          } then: { _ in
            order.append(index)
          }
        }
      }
      try await work.idle()
      #expect(order == Array(0..<12), "round \(round)")
    }
  }
}
