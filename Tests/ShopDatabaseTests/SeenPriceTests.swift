import Foundation
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What a line says of the price that it had when it was last seen.
struct SeenPriceTests {
  let bench: Bench
  let folder: Folder
  private let mug = SKU("MUG-1")

  init() async throws {
    folder = try Folder()
    bench = try Bench(at: .file(folder.file))
    try await bench.database.replaceCatalogue(Fixtures.small)
    _ = try await bench.shop.cart.change(mug, by: 1)
  }

  private func show(_ bench: Bench) async throws {
    if let cart = bench.cart { try await bench.shop.cart.shown(cart) }
  }

  /// The price now, and what it is said to have been.
  private func said(_ bench: Bench) -> [Int?] {
    let line = bench.cart?.lines.first
    return [line?.unitPrice.minorUnits, line?.priceBefore?.minorUnits]
  }

  private func price(_ pence: Int, silently: Bool = false) async throws {
    try await bench.hand.setPrice(of: mug, to: Money(pence, .gbp), silently: silently)
  }

  @Test("K7: a new price counts at once, and the line says what it was")
  func was() async throws {
    try await show(bench)
    try await price(1_300)
    #expect(said(bench) == [1_300, 1_200])
    #expect(bench.cart?.subtotal == Money(1_300, .gbp))
  }

  @Test("K7: it is said until the next cart change, once it has been seen")
  func untilChange() async throws {
    try await show(bench)
    try await price(1_300)
    try await show(bench)
    #expect(said(bench) == [1_300, 1_200], "seeing it does not end it")
    _ = try await bench.shop.cart.change(mug, by: 1)
    #expect(said(bench) == [1_300, nil])
  }

  @Test("K7: it is said until the tab is left, once it has been seen")
  func untilLeft() async throws {
    try await show(bench)
    try await price(1_300)
    try await show(bench)
    try await bench.shop.cart.left()
    #expect(said(bench) == [1_300, nil])
    let count = bench.told.count
    try await bench.shop.cart.left()
    #expect(bench.told.count == count, "there was nothing more to end")
  }

  @Test("K7: what Cart has not shown yet outlives a change that is made elsewhere")
  func notSeenYet() async throws {
    try await show(bench)
    try await bench.shop.cart.left()
    try await price(1_300)
    _ = try await bench.shop.cart.change(mug, by: 1)
    #expect(said(bench) == [1_300, 1_200])
    try await show(bench)
    try await bench.shop.cart.left()
    #expect(said(bench) == [1_300, nil])
  }

  @Test("K7: a silent change is found at the next check, and said then")
  func silent() async throws {
    try await show(bench)
    try await price(1_300, silently: true)
    #expect(said(bench) == [1_200, nil])
    _ = try await bench.shop.cart.change(mug, by: 1)
    #expect(said(bench) == [1_300, 1_200])
  }

  @Test("K7: a price that returns to what was seen is said no more")
  func andBack() async throws {
    try await show(bench)
    try await price(1_300)
    #expect(said(bench) == [1_300, 1_200])
    try await price(1_200)
    #expect(said(bench) == [1_200, nil])
  }

  @Test("K7: of two changes while Cart is on top the last price shown is said")
  func twice() async throws {
    try await show(bench)
    try await price(1_300)
    try await show(bench)
    try await price(1_400)
    #expect(said(bench) == [1_400, 1_300])
  }

  @Test("K7, W1: what was last seen is on disk: after a relaunch the line says what has changed")
  func onDisk() async throws {
    try await show(bench)
    try await price(1_300, silently: true)
    await bench.database.close()
    let again = try Bench(at: .file(folder.file))
    let session = try await again.shop.session.read()
    #expect(session.cart.lines.first?.priceBefore == Money(1_200, .gbp))
    try await again.shop.cart.shown(session.cart)
    await again.database.close()
    let third = try Bench(at: .file(folder.file))
    let seen = try await third.shop.session.read()
    #expect(seen.cart.lines.first?.priceBefore == nil, "it has been seen, and the tab was left")
    await third.database.close()
  }

  @Test("K3, K7: a line that is put back says what has changed since it was seen")
  func restored() async throws {
    try await show(bench)
    guard case .removed(let line) = try await bench.shop.cart.remove(mug).outcome else {
      Issue.record("the line was not removed")
      return
    }
    try await price(1_300)
    _ = try await bench.shop.cart.restore(line)
    #expect(said(bench) == [1_300, 1_200])
  }

  @Test("K7: seeing what is on disk already writes nothing and tells nothing")
  func noWrite() async throws {
    try await show(bench)
    let writes = bench.writes.count
    let told = bench.told.count
    try await show(bench)
    try await bench.shop.cart.left()
    #expect(bench.writes.count == writes)
    #expect(bench.told.count == told)
  }
}
