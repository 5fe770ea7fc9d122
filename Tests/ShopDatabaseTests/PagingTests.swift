import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Pages of twenty, found by what they come after.
struct PagingTests {
  let bench: Bench
  /// Products with many equal prices and names.
  static let products = (0..<107).map { index in
    Fixtures.product(
      "p\(index)", "\(index % 2 == 0 ? "Éa" : "eA") \(index % 7)",
      index % 3 == 0 ? Fixtures.tea : Fixtures.cups, tags: ["thing"],
      prices: [100 * (index % 5)], stock: [index % 4])
  }

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue(PagingTests.products)
  }

  private func pages(_ query: CatalogQuery) async throws -> [[String]] {
    var pages: [[String]] = []
    var cursor: PageCursor?
    repeat {
      let page = try await bench.shop.catalog.page(query, after: cursor)
      pages.append(page.items.map(\.handle.text))
      cursor = page.next
    } while cursor != nil && pages.count < 20
    return pages
  }

  /// What the rules say, reckoned without a database.
  private func expected(_ query: CatalogQuery) -> [String] {
    let kept = PagingTests.products.enumerated().filter { _, product in
      (query.category.map { $0 == product.category.id } ?? true)
        && (!query.inStockOnly || product.variants.contains { $0.stock > 0 })
    }
    let sorted = kept.sorted { one, other in
      let prices = (
        one.element.variants[0].price.minorUnits, other.element.variants[0].price.minorUnits
      )
      let names = (Folding.fold(one.element.name), Folding.fold(other.element.name))
      return switch query.sort {
      case .featured: one.offset < other.offset
      case .newest: one.offset > other.offset
      case .priceUp: (prices.0, one.offset) < (prices.1, other.offset)
      case .priceDown: (prices.1, one.offset) < (prices.0, other.offset)
      case .name: (names.0, one.offset) < (names.1, other.offset)
      }
    }
    return sorted.map(\.element.handle.text)
  }

  @Test(
    "C1, C2: pages of 20 give every product once, in order, with every filter",
    arguments: CatalogQuery.Sort.allCases)
  func everyOrder(_ sort: CatalogQuery.Sort) async throws {
    for category in [nil, "tea"] {
      for inStockOnly in [false, true] {
        for text in ["", "thing"] {
          let query = CatalogQuery(
            text: text, category: category, inStockOnly: inStockOnly, sort: sort)
          let pages = try await pages(query)
          #expect(pages.dropLast().allSatisfy { $0.count == 20 }, "\(query)")
          #expect(pages.flatMap { $0 } == expected(query), "\(query)")
        }
      }
    }
  }

  @Test("C1: the last page ends the list, also when it is full")
  func end() async throws {
    try await bench.database.replaceCatalogue(Array(PagingTests.products.prefix(40)))
    #expect(try await pages(CatalogQuery()).map(\.count) == [20, 20])
    try await bench.database.replaceCatalogue([])
    #expect(try await pages(CatalogQuery()) == [[]])
  }

  @Test("C1: a row that moves while paging is never skipped over")
  func moving() async throws {
    let query = CatalogQuery(sort: .priceUp)
    let first = try await bench.shop.catalog.page(query, after: nil)
    let moved = try #require(first.items.first)
    try await bench.hand.setPrice(of: SKU("P0"), to: Money(250, .gbp))
    #expect(moved.handle == Handle("p0"))
    let second = try await bench.shop.catalog.page(query, after: first.next)
    #expect(
      (first.items + second.items).map(\.handle.text)
        == Array(expected(query).prefix(40)), "what was behind has not moved")
  }

  @Test("C1: a cursor of another order, or none of ours, is refused")
  func cursors() async throws {
    let next = try await bench.shop.catalog.page(CatalogQuery(sort: .name), after: nil).next
    #expect(next != nil)
    await #expect(throws: ShopError.refused) {
      _ = try await bench.shop.catalog.page(CatalogQuery(sort: .priceUp), after: next)
    }
    for mark in ["", "name", "name.x.1.a", "featured.1", "'; DROP TABLE product; --"] {
      await #expect(throws: ShopError.refused, "\(mark)") {
        _ = try await bench.shop.catalog.page(
          CatalogQuery(sort: .name), after: PageCursor(mark: mark))
      }
    }
  }
}
