import ShopCatalogue
import ShopModel
import Testing

@Suite("Generated catalogues")
struct GeneratorTests {
  private func read(_ generator: CatalogueGenerator) -> ([Product], CatalogueReport) {
    var reader = CatalogueReader(region: .unitedKingdom)
    var products: [Product] = []
    for chunk in generator { reader.feed(chunk) { products.append($0) } }
    let report = reader.finish { products.append($0) }
    return (products, report)
  }

  @Test("A generated catalogue is good, has the size asked for, and is the same for the same seed")
  func generated() {
    let (products, report) = read(CatalogueGenerator(seed: 7, products: 1_000))
    #expect(report.errors.lines == [])
    #expect(report.warnings.lines == [])
    #expect(products.count == 1_000)
    #expect(read(CatalogueGenerator(seed: 7, products: 1_000)).0 == products)
    #expect(read(CatalogueGenerator(seed: 8, products: 1_000)).0 != products)
    #expect(products.contains { $0.variants.contains { $0.sku.text.hasPrefix("product-") } })
    #expect(products.contains { $0.variants.contains { $0.stock == 0 } })
    #expect(
      products.contains { $0.details.hasPrefix("A lamp & nothing else, made with \"care\".\n") })
  }

  @Test("A generated catalogue has exactly the rows asked for", arguments: [0, 1, 2, 3, 5_000])
  func rows(count: Int) {
    let (products, report) = read(CatalogueGenerator(seed: 1, rows: count))
    #expect(report.rows == count)
    #expect(products.reduce(0) { $0 + $1.variants.count } == count)
  }
}
