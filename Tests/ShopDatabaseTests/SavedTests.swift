import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What shoppers remember.
struct SavedTests {
  let bench: Bench

  init() async throws {
    bench = try await Bench.stocked()
    try await bench.register()
  }

  private func handles() async throws -> [String] {
    try await bench.shop.saved.list().map(\.handle.text)
  }

  @Test("O3, P4: the product is saved, latest first, with price and stock as a list shows them")
  func list() async throws {
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.shop.saved.set(Handle("saucer"), true)
    let list = try await bench.shop.saved.list()
    #expect(
      list == [
        SavedProduct(
          handle: Handle("saucer"), name: "Saucer", summary: ProductSummary(Fixtures.small[1])),
        SavedProduct(
          handle: Handle("mug"), name: "Mug", summary: ProductSummary(Fixtures.small[0]),
          firstInStock: SKU("MUG-1")),
      ])
    #expect(bench.told.last?.saved == list)
    #expect(try await bench.shop.session.read().saved.map(\.text) == ["saucer", "mug"])
  }

  @Test("P4: setting a mark again changes nothing and tells nothing; clearing takes it away")
  func setAndClear() async throws {
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.shop.saved.set(Handle("saucer"), true)
    let told = bench.told.count
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.shop.saved.set(Handle("teapot"), false)
    #expect(bench.told.count == told)
    #expect(try await handles() == ["saucer", "mug"])
    try await bench.shop.saved.set(Handle("mug"), false)
    #expect(bench.told.last?.saved?.map(\.handle.text) == ["saucer"])
  }

  @Test("P4: what is not sold cannot be saved")
  func unknown() async throws {
    await #expect(throws: ShopError.refused) {
      try await bench.shop.saved.set(Handle("nothing"), true)
    }
    #expect(try await handles() == [])
  }

  @Test("P4: the first variant in stock is moved: not the first of all, when that is sold out")
  func firstInStock() async throws {
    try await bench.hand.setStock(of: SKU("MUG-1"), to: 0)
    try await bench.hand.setStock(of: SKU("MUG-2"), to: 4)
    try await bench.shop.saved.set(Handle("mug"), true)
    #expect(try await bench.shop.saved.move(Handle("mug")).outcome == .done(added: 1))
    #expect(bench.lines == ["1 MUG-2 1500"])
    #expect(bench.told.last?.saved == [])
  }

  @Test("O3: what cannot be moved stays, and says why")
  func cannotMove() async throws {
    try await bench.shop.saved.set(Handle("teapot"), true)
    try await bench.shop.saved.set(Handle("saucer"), true)
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 2)
    #expect(try await bench.shop.saved.move(Handle("teapot")).outcome == .atLimit(stock: 2))
    #expect(try await bench.shop.saved.move(Handle("saucer")).outcome == .atLimit(stock: 0))
    #expect(try await bench.shop.saved.move(Handle("nothing")).outcome == .unknown)
    #expect(try await handles() == ["saucer", "teapot"])
    #expect(bench.lines == ["2 TEAPOT 3250"])
  }

  @Test("I7, O3: a saved product that is gone stays and says so")
  func gone() async throws {
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.database.replaceCatalogue(Array(Fixtures.small.dropFirst()))
    #expect(
      try await bench.shop.saved.list() == [SavedProduct(handle: Handle("mug"), name: "Mug")])
    #expect(try await bench.shop.saved.move(Handle("mug")).outcome == .unknown)
    try await bench.shop.saved.set(Handle("mug"), false)
    #expect(try await handles() == [])
  }

  @Test("V19, O3: a price and a stock that change are told with what is saved")
  func changes() async throws {
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.hand.setPrice(of: SKU("MUG-1"), to: Money(900, .gbp))
    #expect(bench.told.last?.saved?.first?.summary?.lowestPrice == Money(900, .gbp))
    try await bench.hand.setStock(of: SKU("MUG-1"), to: 0)
    #expect(bench.told.last?.saved?.first?.firstInStock == nil)
    try await bench.hand.setStock(of: SKU("SENCHA"), to: 0)
    #expect(bench.told.last?.saved == nil, "it is not saved, so nothing of it has changed")
  }

  @Test("O3, W1: what is saved survives a relaunch")
  func survives() async throws {
    let folder = try Folder()
    let first = try await Bench.stocked(at: .file(folder.file))
    try await first.register()
    try await first.shop.saved.set(Handle("mug"), true)
    await first.database.close()
    let second = try Bench(at: .file(folder.file))
    let session = try await second.shop.session.read()
    #expect(session.shopper?.email == "Ada@Example.com")
    #expect(session.saved == [Handle("mug")])
    #expect(second.feed.session == SessionID(number: 1, shopper: session.shopper?.id))
    await second.database.close()
  }
}
