import ShopModel
import ShopServices

/// What is sold, from the database.
struct DatabaseCatalog: CatalogService {
  let counter: Counter

  func categories() async throws(ShopError) -> [Category] {
    try await counter.read { try CatalogTable(shop: $0).categories() }
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    try await counter.read { try CatalogTable(shop: $0).page(query, after: cursor) }
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    try await counter.read { try CatalogTable(shop: $0).product(handle) }
  }
}
