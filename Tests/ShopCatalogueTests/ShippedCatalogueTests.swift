import Foundation
import ShopCatalogue
import ShopModel
import Testing

@Suite("The catalogue files of this project")
struct ShippedCatalogueTests {
  @Test("M7: the shipped catalogue is good in every region", arguments: Region.allCases)
  func shippedCatalogueIsGood(region: Region) throws {
    let reading = CatalogueReading(try Files.bytes("App/Resources/shipped.csv"), region: region)
    #expect(reading.report.lines == ["145 rows read: 62 good products with 123 variants"])
    #expect(reading.report.isAcceptable())
    #expect(reading.products.allSatisfy { $0.variants[0].price.currency == region.currency })
  }
}
