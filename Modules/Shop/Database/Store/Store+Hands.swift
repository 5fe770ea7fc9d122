import ShopModel
import ShopServices

extension Store {
  /// Writes as another tool would: by a connection of its own, and telling nobody. A database in
  /// memory has one connection only; there it is written through that one.
  func beside(_ body: @Sendable (OpenShop) throws -> Void) throws(ShopError) {
    let shop = try prepare()
    do {
      if options.path == ":memory:" {
        try shop.connection.transaction { try body(shop) }
      } else {
        let other = OpenShop(
          connection: try Connection(options.path), region: shop.region, options: options)
        defer { other.connection.close() }
        try other.connection.transaction { try body(other) }
      }
    } catch {
      throw options.shopError(error)
    }
  }

  /// Replaces the catalogue in one transaction; what `body` throws undoes it and is thrown on.
  func replaceCatalogue(_ body: @Sendable (CatalogueImport) throws -> Void) throws -> Int {
    let shop = try prepare()
    do {
      return try shop.connection.transaction {
        let catalogue = try CatalogueImport(shop)
        try body(catalogue)
        try catalogue.finish()
        return catalogue.count
      }
    } catch let error as SQLError {
      throw DatabaseError(error, file: options.path)
    }
  }
}
