import ShopModel
import ShopServices

/// What is sold, from the database.
struct DatabaseCatalog: CatalogService {
  let desk: ServiceDesk

  func categories() async throws(ShopError) -> [Category] {
    try await desk.read { try CatalogTable(shop: $0).categories() }
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    try await desk.read { try CatalogTable(shop: $0).page(query, after: cursor) }
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    try await desk.read { try CatalogTable(shop: $0).product(handle) }
  }
}
