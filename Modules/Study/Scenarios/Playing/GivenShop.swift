import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices

/// The shop while nobody is in it: writes what is given, and imports catalogues between launches.
struct GivenShop {
  var given: Givens
  var shelf: CatalogueShelf
  var file: URL
  var identifiers: any IdentifierSource

  /// Writes what is given into a new database. `atLine` hears which line of the scenario comes next.
  func write(atLine: (Int) -> Void) async throws {
    atLine(given.catalogueLine)
    let products = try shelf.products(given.catalogue)
    try await withDatabase(at: given.clock) { database in
      try await fill(database, with: products, atLine)
    }
  }

  /// Imports a catalogue anew.
  func replaceCatalogue(with products: [Product], at date: Date) async throws {
    try await withDatabase(at: date) { _ = try await $0.replaceCatalogue(products) }
  }

  private func withDatabase(
    at date: Date, _ body: (ShopDatabase) async throws -> Void
  ) async throws {
    let database = try ShopDatabase(
      at: .file(file), region: given.region, now: { date }, identifiers: identifiers,
      passwords: SystemPasswordHasher(.cheap))
    do {
      try await body(database)
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
}
