import ShopCatalogue
import ShopModel
import Testing

@Suite("The catalogue files of this project")
struct ShippedCatalogueTests {
  @Test("M7: the shipped catalogue is good in every region", arguments: Region.allCases)
  func shippedIsGood(region: Region) throws {
    let reading = CatalogueReading(try Files.bytes("App/Resources/shipped.csv"), region: region)
    #expect(reading.report.lines == ["145 rows read: 62 good products with 123 variants"])
    #expect(reading.report.isAcceptable())
    #expect(
      reading.products.allSatisfy {
        $0.variants.allSatisfy { $0.price.currency == region.currency && !$0.price.isZero }
      })
    let before = reading.products.flatMap(\.variants).compactMap(\.higherPriceBefore)
    #expect(before.count == 18)
  }

  @Test("I2, C1: the shipped catalogue has something of everything that a shop shows")
  func shippedHasEverything() throws {
    let reading = CatalogueReading(
      try Files.bytes("App/Resources/shipped.csv"), region: .unitedKingdom)
    let products = reading.products
    #expect(
      reading.report.categories.map(\.name) == [
        "Kitchen", "Tea & Coffee", "Paper", "Light", "Games", "Home", "Bags", "Garden",
      ])
    let summaries = products.compactMap(ProductSummary.init)
    #expect(summaries.count { $0.stockWord == .soldOut } >= 2)
    #expect(summaries.count { if case .low = $0.stockWord { true } else { false } } >= 5)
    #expect(summaries.contains { $0.pricesDiffer })
    #expect(products.contains { $0.options.count == 2 })
    #expect(products.contains { $0.name.count > 120 })
    #expect(
      products.contains { $0.name.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    )
    #expect(
      products.contains { $0.name.unicodeScalars.contains { (0x5D0...0x5EA).contains($0.value) } })
    #expect(
      products.contains { $0.name.unicodeScalars.contains { (0x621...0x64A).contains($0.value) } })
    #expect(
      products.contains { $0.name.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
    #expect(products.allSatisfy { !$0.details.isEmpty && !$0.details.contains("<") })
    let mug = try #require(products.first { $0.handle == Handle("mug") })
    #expect(mug.variants.map(\.sku.text) == ["MUG-NAVY", "MUG-WHITE", "MUG-MOSS", "MUG-CLAY"])
    #expect(mug.variants.first?.price == Money(1_200, .gbp))
    #expect(mug.details.split(separator: "\n").count == 4)
  }

  @Test("M7: the scenarios' catalogue is good in every region", arguments: Region.allCases)
  func smallIsGood(region: Region) throws {
    let reading = CatalogueReading(
      try Files.bytes("Tests/Scenarios/Fixtures/small.csv"), region: region)
    #expect(reading.report.lines == ["11 rows read: 7 good products with 11 variants"])
    #expect(
      reading.products.map(\.handle.text) == [
        "mug", "notebook", "poster", "lamp", "cafetiere", "matcha-bowl", "cards",
      ])
  }

  @Test("I4, C1: the scenarios' catalogue has the prices and stocks that they name")
  func small() throws {
    let products = CatalogueReading(
      try Files.bytes("Tests/Scenarios/Fixtures/small.csv"), region: .unitedKingdom
    ).products
    #expect(
      products.flatMap(\.variants).map { "\($0.sku) \($0.price.formatted) \($0.stock)" } == [
        "MUG-NAVY £12.00 10", "MUG-WHITE £12.00 3", "notebook-1 £4.50 25", "POSTER-A3 £9.00 6",
        "POSTER-A2 £15.00 5", "POSTER-A1 £22.50 0", "LAMP £89.00 0", "CAFETIERE £24.00 5",
        "CHAWAN £42.00 8", "CARDS-WAVES £8.00 20", "CARDS-STARS £8.00 1",
      ])
  }
}
