import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Lists of what is sold.
struct CatalogTests {
  let bench: Bench

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue(Fixtures.small)
  }

  private func handles(_ query: CatalogQuery) async throws -> [String] {
    try await bench.shop.catalog.page(query, after: nil).items.map(\.handle.text)
  }

  @Test("C1: a row has the lowest price, whether prices differ, and the sum of the stock")
  func rows() async throws {
    let page = try await bench.shop.catalog.page(CatalogQuery(), after: nil)
    #expect(page.items == Fixtures.small.compactMap { ProductSummary($0) })
    #expect(page.items[0].pricesDiffer)
    #expect(page.items[0].lowestPrice == Money(1_200, .gbp))
    #expect(page.items[0].stock == 5)
    #expect(page.next == nil)
  }

  @Test("C2: featured is the catalogue's order, and the other orders settle ties by it")
  func orders() async throws {
    #expect(
      try await handles(CatalogQuery())
        == ["mug", "saucer", "earl-grey", "eclair", "sencha", "teapot"])
    #expect(
      try await handles(CatalogQuery(sort: .priceUp))
        == ["saucer", "earl-grey", "mug", "eclair", "sencha", "teapot"])
    #expect(
      try await handles(CatalogQuery(sort: .priceDown))
        == ["teapot", "mug", "eclair", "sencha", "earl-grey", "saucer"])
    #expect(
      try await handles(CatalogQuery(sort: .newest))
        == ["teapot", "sencha", "eclair", "earl-grey", "saucer", "mug"])
  }

  @Test("C2: names are sorted without regard to case and diacritics")
  func names() async throws {
    #expect(
      try await handles(CatalogQuery(sort: .name))
        == ["earl-grey", "eclair", "mug", "saucer", "sencha", "teapot"])
  }

  @Test("C2: a category and what is in stock filter, alone and together")
  func filters() async throws {
    #expect(try await handles(CatalogQuery(category: "tea")) == ["earl-grey", "sencha"])
    #expect(
      try await handles(CatalogQuery(inStockOnly: true))
        == ["mug", "earl-grey", "eclair", "sencha", "teapot"])
    #expect(
      try await handles(CatalogQuery(category: "cups", inStockOnly: true, sort: .priceUp))
        == ["mug", "eclair", "teapot"])
    #expect(try await handles(CatalogQuery(category: "none")) == [])
  }

  @Test("C2: in stock means that some variant is: the first may be sold out")
  func someVariant() async throws {
    try await bench.hand.setStock(of: SKU("MUG-1"), to: 0)
    #expect(try await handles(CatalogQuery(inStockOnly: true)).contains("mug") == false)
    try await bench.hand.setStock(of: SKU("MUG-2"), to: 1)
    #expect(try await handles(CatalogQuery(inStockOnly: true)).contains("mug"))
  }

  @Test("I2: categories come in catalogue order")
  func categories() async throws {
    #expect(try await bench.shop.catalog.categories() == [Fixtures.cups, Fixtures.tea])
  }

  @Test("P5: a product that is not sold is none")
  func unknown() async throws {
    #expect(try await bench.shop.catalog.product(Handle("nothing")) == nil)
    #expect(try await bench.shop.catalog.product(Handle("mug")) == Fixtures.small[0])
  }
}
