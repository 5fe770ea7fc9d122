import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Words that very many products have are searched for in another way than rare ones, and must find
/// the same.
struct FrequentWordTests {
  let bench: Bench

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue(
      (0..<600).map { index in
        Fixtures.product(
          "p\(index)", "Product \(index * 7 % 100)",
          index % 3 == 0 ? Fixtures.tea : Fixtures.cups,
          tags: index % 10 == 0 ? ["rare"] : ["common"], prices: [100 * (index % 13)],
          stock: [index % 4])
      })
  }

  private func handles(_ query: CatalogQuery) async throws -> [String] {
    var handles: [String] = []
    var cursor: PageCursor?
    repeat {
      let page = try await bench.shop.catalog.page(query, after: cursor)
      handles += page.items.map(\.handle.text)
      cursor = page.next
    } while cursor != nil
    return handles
  }

  @Test(
    "C1, C2, C3: what very many products have finds all of them, in order, page by page",
    arguments: CatalogQuery.Sort.allCases)
  func everyOrder(_ sort: CatalogQuery.Sort) async throws {
    for category in [nil, "tea"] {
      for inStockOnly in [false, true] {
        let all = CatalogQuery(category: category, inStockOnly: inStockOnly, sort: sort)
        let listed = try await handles(all)
        for (text, isRare) in [("common", false), ("com prod", false), ("rare", true)] {
          var query = all
          query.text = text
          let expected = listed.filter { handle in
            Int(handle.dropFirst()).map { ($0 % 10 == 0) == isRare } ?? false
          }
          #expect(expected.count >= 10)
          #expect(try await handles(query) == expected, "\(text) \(query)")
        }
      }
    }
  }

  @Test("C3: what is put up for sale, and what goes, counts at once among very many")
  func changes() async throws {
    let query = CatalogQuery(text: "common", inStockOnly: true, sort: .priceDown)
    let before = try await handles(query)
    try await bench.hand.setStock(of: SKU("P4"), to: 5)
    try await bench.hand.setPrice(of: SKU("P4"), to: Money(9_999, .gbp))
    #expect(try await handles(query) == ["p4"] + before)
  }
}
