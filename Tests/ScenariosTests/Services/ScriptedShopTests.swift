import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import Testing

@testable import Scenarios

/// The script between a guard and a real database.
struct ScriptedShopTests {
  private let tracker = TaskTracker()
  private let clock: TestClock
  private let script: ShopScript
  private let shop: Shop
  private let guarded: ShieldedShop
  private let feed = ChangeFeed()
  private let scope: TaskScope

  init() async throws {
    clock = TestClock(Givens.usualClock, tracker: tracker)
    script = ShopScript(clock: clock)
    let database = try ShopDatabase(
      at: .memory, region: .unitedKingdom, now: clock.reading,
      identifiers: SeededIdentifiers(seed: 1))
    let price = Money(1_200, .gbp)
    try await database.replaceCatalogue([
      Product(
        handle: Handle("mug"), name: "Mug", category: Category(id: "a", name: "A"),
        variants: [Variant(sku: SKU("MUG"), price: price, stock: 9)])
    ])
    shop = ScriptedShop(database.shop(feed: feed), script: script).shop
    guarded = ShieldedShop(shop, feed: feed, tracer: Tracer())
    scope = TaskScope(tracker, owner: "Tests")
    tracker.include(guarded.workload)
  }

  /// Asks for the product; what comes of it is written into the log.
  @discardableResult
  private func read(_ log: Log, _ name: String) -> TaskHandle {
    scope.ask {
      try await self.guarded.shop.catalog.product(Handle("mug"))
    } then: { result in
      log.add(name, result.map { $0?.name ?? "nothing" })
    }
  }

  /// Puts one into the cart.
  @discardableResult
  private func add(_ log: Log, _ name: String) -> TaskHandle {
    scope.ask {
      try await self.guarded.shop.cart.change(SKU("MUG"), by: 1)
    } then: { result in
      log.add(name, result.map { "\($0.outcome)" })
    }
  }

  private final class Log {
    var lines: [String] = []

    func add(_ name: String, _ result: Result<String, ShopError>) {
      switch result {
      case .success(let text): lines.append("\(name): \(text)")
      case .failure(let error): lines.append("\(name): failed, \(error)")
      }
    }
  }

  @Test("The script tells what it has done to calls, which wait, and how many are unanswered")
  func troubles() async throws {
    let log = Log()
    script.failNext(.catalogProduct, .damaged)
    read(log, "failed")
    await tracker.idle()
    #expect(script.unanswered == 0)
    script.delay(.cartChange, by: .seconds(1))
    script.hold(.catalogProduct, .reply)
    add(log, "late")
    read(log, "held")
    read(log, "held too")
    await tracker.idle()
    #expect(script.unanswered == 3)
    #expect(
      script.troubles == [
        .failed(.catalogProduct, .damaged), .late(.cartChange), .held(.catalogProduct, .reply),
        .held(.catalogProduct, .reply),
      ])
    #expect(script.held.map(\.service) == [.catalogProduct])
    #expect(script.held.map(\.numbers) == [[1, 2]])
    try script.release(.catalogProduct, number: 1)
    await tracker.idle()
    #expect(script.held.map(\.numbers) == [[2]])
    #expect(script.unanswered == 2)
    try script.release(.catalogProduct)
    await clock.advance(by: .seconds(1))
    #expect(script.unanswered == 0)
    #expect(script.held.isEmpty)
    #expect(
      log.lines == [
        "failed: failed, damaged", "held: Mug", "held too: Mug", "late: done(added: 1)",
      ])
  }

  @Test("§V: every call is logged on entry, with what it is about and everything handed over")
  func log() async throws {
    script.hold(.catalogPage, .request)
    scope.start { [shop] in
      _ = try? await shop.session.read()
      try? await shop.session.finishOnboarding()
      _ = try? await shop.catalog.categories()
      _ = try? await shop.catalog.product(Handle("mug"))
      _ = try? await shop.cart.change(SKU("MUG"), by: -1)
      _ = try? await shop.cart.set(SKU("MUG"), to: 2)
      try? await shop.cart.shown(.empty(.gbp))
      try? await shop.cart.left()
      let answer = try? await shop.cart.remove(SKU("MUG"))
      if case .removed(let line) = answer?.outcome { _ = try? await shop.cart.restore(line) }
      var query = CatalogQuery(text: "mu g")
      query.inStockOnly = true
      _ = try? await shop.catalog.page(query, after: PageCursor(mark: "x"))
    }
    await tracker.idle()
    #expect(script.heldCount(.catalogPage) == 1)
    #expect(
      script.calls.map(\.description) == [
        "session.read", "session.finishOnboarding", "catalog.categories", "catalog.product mug",
        "cart.change MUG -1", "cart.set MUG 2", "cart.remove MUG",
        "cart.restore MUG quantity=2 position=0",
        "catalog.page text=mu g category= inStock=true sort=featured after=x",
      ])
    script.end()
    await tracker.idle()
  }

  @Test("A failure is the next call's only, in the order in which failures were asked for")
  func failures() async {
    let log = Log()
    script.failNext(.catalogProduct, .timeout)
    script.failNext(.catalogProduct, .refused)
    for name in ["one", "two", "three"] { read(log, name) }
    await tracker.idle()
    #expect(log.lines == ["one: failed, timeout", "two: failed, refused", "three: Mug"])
  }

  @Test("A call that fails does no work")
  func failedChange() async {
    let log = Log()
    script.failNext(.cartChange, .offline)
    add(log, "one")
    add(log, "two")
    await tracker.idle()
    #expect(log.lines == ["one: failed, offline", "two: done(added: 1)"])
  }

  @Test("A failure waits where its call is held or late")
  func lateFailure() async throws {
    let log = Log()
    script.hold(.catalogProduct, .request)
    script.failNext(.catalogProduct, .damaged)
    script.delay(.catalogProduct, by: .seconds(1))
    read(log, "one")
    await tracker.idle()
    #expect(log.lines == [])
    try script.release(.catalogProduct)
    await tracker.idle()
    #expect(log.lines == [])
    await clock.advance(by: .seconds(1))
    #expect(log.lines == ["one: failed, damaged"])
  }

  @Test("An answer comes late by the clock, as the shop was when it was asked")
  func delay() async {
    let log = Log()
    script.delay(.catalogProduct, by: .seconds(2))
    read(log, "late")
    script.delay(.catalogProduct, by: .zero)
    read(log, "soon")
    await tracker.idle()
    #expect(log.lines == ["soon: Mug"])
    await clock.advance(by: .milliseconds(1_999))
    #expect(log.lines == ["soon: Mug"])
    await clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["soon: Mug", "late: Mug"])
  }

  @Test("Held calls are numbered in the order of the calls, and keep their number")
  func numbers() async throws {
    let log = Log()
    script.hold(.catalogProduct, .request)
    for name in ["one", "two", "three"] { read(log, name) }
    await tracker.idle()
    #expect(script.heldCount(.catalogProduct) == 3)
    try script.release(.catalogProduct, number: 2)
    await tracker.idle()
    #expect(log.lines == ["two: Mug"])
    try script.release(.catalogProduct, number: 3)
    read(log, "four")
    await tracker.idle()
    #expect(log.lines == ["two: Mug", "three: Mug"])
    try script.release(.catalogProduct)
    await tracker.idle()
    read(log, "five")
    await tracker.idle()
    #expect(log.lines == ["two: Mug", "three: Mug", "one: Mug", "four: Mug", "five: Mug"])
  }

  @Test("A hold that begins anew counts from 1; one that stands goes on counting")
  func counting() async throws {
    let log = Log()
    script.hold(.catalogProduct, .request)
    read(log, "one")
    script.hold(.catalogProduct, .reply)
    read(log, "two")
    await tracker.idle()
    try script.release(.catalogProduct, number: 2)
    try script.release(.catalogProduct)
    script.hold(.catalogProduct, .request)
    read(log, "three")
    await tracker.idle()
    try script.release(.catalogProduct, number: 1)
    await tracker.idle()
    #expect(log.lines == ["two: Mug", "one: Mug", "three: Mug"])
  }

  @Test("A held reply is behind its work: the feed has told")
  func heldReply() async throws {
    let log = Log()
    var counts: [Int] = []
    let token = feed.subscribe { counts.append($0.cart?.count ?? -1) }
    script.hold(.cartChange, .reply)
    add(log, "one")
    await tracker.idle()
    #expect(counts == [1])
    #expect(log.lines == [])
    try script.release(.cartChange)
    await tracker.idle()
    #expect(log.lines == ["one: done(added: 1)"])
    token.end()
  }

  @Test("A call that is held twice does its work at the first release, and answers at the second")
  func heldTwice() async throws {
    let log = Log()
    var counts: [Int] = []
    let token = feed.subscribe { counts.append($0.cart?.count ?? -1) }
    script.hold(.cartChange, .request, .reply)
    add(log, "one")
    add(log, "two")
    await tracker.idle()
    #expect(script.held.map(\.numbers) == [[1, 2]])
    #expect(
      script.troubles == [
        .held(.cartChange, .request), .held(.cartChange, .reply), .held(.cartChange, .request),
        .held(.cartChange, .reply),
      ])
    try script.release(.cartChange, number: 2)
    await tracker.idle()
    #expect(counts == [1])
    #expect(log.lines == [])
    #expect(script.held.map(\.numbers) == [[1, 2]])
    try script.release(.cartChange, number: 1)
    await tracker.idle()
    #expect(counts == [1, 2])
    try script.release(.cartChange, number: 1)
    await tracker.idle()
    #expect(log.lines == ["one: done(added: 1)"])
    #expect(throws: ShopScriptError.alreadyReleased(.cartChange, 1)) {
      try script.release(.cartChange, number: 1)
    }
    // All of them are let go: neither what waits for its reply nor what waits for its work is held.
    add(log, "three")
    try script.release(.cartChange)
    await tracker.idle()
    #expect(counts == [1, 2, 3])
    #expect(log.lines == ["one: done(added: 1)", "two: done(added: 1)", "three: done(added: 1)"])
    token.end()
  }

  @Test("G6: a held read goes with its caller, and its number is not given again")
  func cancelledRead() async throws {
    let log = Log()
    script.hold(.catalogProduct, .request)
    let first = read(log, "one")
    read(log, "two")
    await tracker.idle()
    first.cancel()
    await tracker.idle()
    #expect(script.heldCount(.catalogProduct) == 1)
    try script.release(.catalogProduct, number: 1)
    await tracker.idle()
    #expect(log.lines == [])
    try script.release(.catalogProduct, number: 2)
    await tracker.idle()
    #expect(log.lines == ["two: Mug"])
  }

  @Test("G6: a held call that changes the shop is done on its release, though its caller has gone")
  func cancelledChange() async throws {
    let log = Log()
    var counts: [Int] = []
    let token = feed.subscribe { counts.append($0.cart?.count ?? -1) }
    script.hold(.cartChange, .request)
    add(log, "one").cancel()
    await tracker.idle()
    #expect(script.heldCount(.cartChange) == 1)
    #expect(counts == [])
    try script.release(.cartChange)
    await tracker.idle()
    #expect(counts == [1])
    #expect(log.lines == [])
    token.end()
  }

  @Test("Held and late calls are parked: the tracker is idle while they wait")
  func parked() async {
    let log = Log()
    script.hold(.catalogProduct, .request)
    script.delay(.cartChange, by: .seconds(1))
    read(log, "one")
    add(log, "two")
    await tracker.idle()
    #expect(tracker.isIdle)
    #expect(!tracker.parked.isEmpty)
    script.end()
    await clock.advance(by: .seconds(1))
    #expect(tracker.parked.isEmpty)
  }

  @Test("What cannot be released says why")
  func errors() async throws {
    let log = Log()
    #expect(throws: ShopScriptError.notHeld(.cartSet)) { try script.release(.cartSet) }
    #expect(throws: ShopScriptError.notHeld(.cartSet)) { try script.release(.cartSet, number: 1) }
    script.hold(.catalogProduct, .request)
    #expect(throws: ShopScriptError.noSuchCall(.catalogProduct, 1, made: 0)) {
      try script.release(.catalogProduct, number: 1)
    }
    read(log, "one")
    await tracker.idle()
    #expect(throws: ShopScriptError.noSuchCall(.catalogProduct, 2, made: 1)) {
      try script.release(.catalogProduct, number: 2)
    }
    try script.release(.catalogProduct, number: 1)
    #expect(throws: ShopScriptError.alreadyReleased(.catalogProduct, 1)) {
      try script.release(.catalogProduct, number: 1)
    }
    await tracker.idle()
  }

  @Test("At the end of the process a held request is lost, and nothing more is asked")
  func end() async {
    let log = Log()
    var counts: [Int] = []
    let token = feed.subscribe { counts.append($0.cart?.count ?? -1) }
    script.hold(.cartChange, .request)
    add(log, "one")
    await tracker.idle()
    script.end()
    await tracker.idle()
    add(log, "two")
    await tracker.idle()
    #expect(counts == [])
    #expect(log.lines == ["one: failed, cancelled", "two: failed, cancelled"])
    #expect(script.calls.count == 1)
    token.end()
  }
}
