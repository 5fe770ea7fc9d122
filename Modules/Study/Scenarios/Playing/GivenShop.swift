import Foundation
import PatternKit
import ShopCatalogue
import ShopDatabase
import ShopModel
import ShopServices

/// Writes what is given into a new database, before the launch.
struct GivenShop {
  var given: Givens
  /// Where the scenario lies, or would.
  var path: String
  var file: URL
  var shippedCatalogue: [UInt8]
  var identifiers: any IdentifierSource

  /// Writes it all. `atLine` hears which line of the scenario comes next.
  func write(atLine: (Int) -> Void) async throws {
    atLine(given.catalogueLine)
    let products = try products()
    let date = given.clock
    let database = try ShopDatabase(
      at: .file(file), region: given.region, now: { date }, identifiers: identifiers,
      passwords: SystemPasswordHasher(.cheap))
    do {
      try await fill(database, with: products, atLine)
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }

  private func fill(
    _ database: ShopDatabase, with products: [Product], _ atLine: (Int) -> Void
  ) async throws {
    try await database.replaceCatalogue(products)
    var things = GivenThings(database, region: given.region, date: given.clock)
    if given.isOnboarded { try await things.shop.session.finishOnboarding() }
    for thing in given.things {
      atLine(thing.line)
      try await things.make(thing.kind)
    }
  }

  private func products() throws -> [Product] {
    let bytes: [UInt8]
    let name: String
    switch given.catalogue {
    case .shipped:
      bytes = shippedCatalogue
      name = "shipped"
    case .fixture(let fixture):
      name = fixture
      guard let path = Fixtures.path(of: fixture, for: path) else {
        throw Mismatch(
          "there is no \(fixture).csv in a Fixtures folder beside or above the scenario")
      }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Mismatch("\(path) cannot be read")
      }
      bytes = Array(data)
    }
    let reading = CatalogueReading(bytes, region: given.region)
    guard reading.report.isAcceptable() else {
      throw Mismatch("the catalogue \(name) has faults", shown: reading.report.lines)
    }
    return reading.products
  }
}
