import Foundation
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// Replacing the catalogue.
struct CatalogueImportTests {
  let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func handles(_ query: CatalogQuery = CatalogQuery()) async throws -> [String] {
    try await bench.shop.catalog.page(query, after: nil).items.map(\.handle.text)
  }

  @Test("I4, I7: a product comes out as it went in, byte for byte")
  func roundTrip() async throws {
    var product = Fixtures.product(
      "mug", "Mug \u{1F375}\n\"two\"", tags: ["a, b", "é", ""], prices: [1, 2],
      stock: [0, 999_999],
      skus: ["0017", "90.750"])
    product.details = "Line one\nLine two"
    product.variants[0].compareAt = Money(5, .gbp)
    product.variants[1].barcode = "000123"
    #expect(try await bench.database.replaceCatalogue([product]) == 1)
    #expect(try await bench.shop.catalog.product(Handle("mug")) == product)
    #expect(try await bench.shop.catalog.product(Handle("MUG")) == nil)
  }

  @Test("I7: importing again replaces the catalogue: what does not come again is gone")
  func replaces() async throws {
    try await bench.database.replaceCatalogue(Fixtures.small)
    let second = [
      Fixtures.product("teapot", "Big Teapot", Fixtures.tea, prices: [4_000]),
      Fixtures.product("bowl", "Bowl", Category(id: "bowls", name: "Bowls")),
    ]
    #expect(try await bench.database.replaceCatalogue(second) == 2)
    #expect(try await handles() == ["teapot", "bowl"])
    #expect(try await bench.shop.catalog.product(Handle("mug")) == nil)
    #expect(try await bench.shop.catalog.product(Handle("teapot")) == second[0])
    #expect(try await bench.shop.catalog.categories().map(\.id) == ["tea", "bowls"])
    #expect(try await handles(CatalogQuery(text: "mug")) == [])
    #expect(try await handles(CatalogQuery(text: "big")) == ["teapot"])
  }

  @Test("I7: importing the same again changes nothing")
  func idempotent() async throws {
    try await bench.database.replaceCatalogue(Fixtures.small)
    let before = try await bench.database.dump()
    try await bench.database.replaceCatalogue(Fixtures.small)
    #expect(try await bench.database.dump() == before)
  }

  @Test("I7: lines of products that are gone stay in the cart and say so")
  func linesStay() async throws {
    try await bench.database.replaceCatalogue(Fixtures.small)
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    try await bench.database.replaceCatalogue(Array(Fixtures.small.dropFirst()))
    let session = try await bench.shop.session.read()
    #expect(session.cart.lines.map(\.sku.text) == ["MUG-1", "TEAPOT"])
    #expect(session.cart.lines.map(\.availability) == [.gone, .available])
    let gone = session.cart.lines[0]
    #expect(gone.name == "Mug")
    #expect(gone.variant == "No 1")
    #expect(gone.handle == Handle("mug"))
    #expect(gone.unitPrice == Money(1_200, .gbp))
    #expect(gone.quantity == 2)
    try await bench.database.replaceCatalogue(Fixtures.small)
    let again = try await bench.shop.session.read()
    #expect(again.cart.lines.map(\.availability) == [.available, .available])
  }

  @Test("C2: newest is the order of first import: what came again keeps its place")
  func arrivals() async throws {
    try await bench.database.replaceCatalogue(Array(Fixtures.small.prefix(3)))
    let newest = CatalogQuery(sort: .newest)
    #expect(try await handles(newest) == ["earl-grey", "saucer", "mug"])
    try await bench.database.replaceCatalogue([
      Fixtures.small[5], Fixtures.small[2], Fixtures.small[0],
    ])
    #expect(try await handles(newest) == ["teapot", "earl-grey", "mug"])
    #expect(try await handles() == ["teapot", "earl-grey", "mug"])
  }

  @Test("I6: an import that throws leaves the old catalogue as it was")
  func allOrNothing() async throws {
    struct Stop: Error {}
    try await bench.database.replaceCatalogue(Fixtures.small)
    let before = try await bench.database.digest()
    await #expect(throws: Stop.self) {
      try await bench.database.replaceCatalogue { catalogue in
        try catalogue.add(Fixtures.product("bowl", "Bowl"))
        throw Stop()
      }
    }
    #expect(try await bench.database.digest() == before)
    #expect(try await handles(CatalogQuery(text: "mug")) == ["mug"])
    #expect(try await handles(CatalogQuery(text: "bowl")) == [])
  }

  @Test("I4, I5, M7: what cannot be sold is refused, and the old catalogue stays")
  func refused() async throws {
    try await bench.database.replaceCatalogue(Fixtures.small)
    let before = try await bench.database.digest()
    var bare = Fixtures.small[0]
    bare.variants = []
    var negative = Fixtures.product("n", "N", prices: [-1])
    negative.variants[0].sku = SKU("N")
    let cases: [([Product], CatalogueImportError)] = [
      ([bare], .noVariants(Handle("mug"))),
      ([Fixtures.small[1], Fixtures.small[1]], .handleTwice(Handle("saucer"))),
      (
        [
          Fixtures.product("a", "A", skus: ["X"]), Fixtures.product("b", "B", skus: ["X"]),
        ], .skuTwice(SKU("X"))
      ),
      ([Fixtures.product("a", "A", currency: .jpy)], .otherCurrency(SKU("A"), .gbp)),
      ([negative], .outOfRange(SKU("N"))),
      ([Fixtures.product("a", "A", stock: [1_000_000])], .outOfRange(SKU("A"))),
    ]
    for (products, error) in cases {
      await #expect(throws: error) { try await bench.database.replaceCatalogue(products) }
      #expect(try await bench.database.digest() == before, "\(error)")
    }
  }

  @Test("I4: SKUs are compared byte for byte: 0017 is not 17, and a is not A")
  func skus() async throws {
    try await bench.database.replaceCatalogue([
      Fixtures.product("a", "A", skus: ["0017"]), Fixtures.product("b", "B", skus: ["17"]),
      Fixtures.product("c", "C", skus: ["17 "]), Fixtures.product("d", "D", skus: ["caf\u{e9}"]),
      Fixtures.product("e", "E", skus: ["cafe\u{301}"]), Fixtures.product("f", "F", skus: ["CAF"]),
      Fixtures.product("g", "G", skus: ["caf"]),
    ])
    _ = try await bench.shop.cart.change(SKU("17"), by: 1)
    _ = try await bench.shop.cart.change(SKU("cafe\u{301}"), by: 1)
    #expect(bench.cart?.lines.map(\.handle.text) == ["b", "e"])
  }
}
