import ShopModel

/// What is sold, corrected by what is told of it.
final class ShieldedCatalog: CatalogService {
  private let inner: any CatalogService
  private let shield: Shield

  init(_ inner: any CatalogService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func categories() async throws(ShopError) -> [Category] {
    try await shield.read("catalog.categories") { [inner] () async throws(ShopError) in
      try await inner.categories()
    } correct: { _, _ in
    }
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    try await shield.read("catalog.page") { [inner] () async throws(ShopError) in
      try await inner.page(query, after: cursor)
    } correct: { page, change in
      // A row keeps its place: only a new page may move it.
      for product in change.products {
        guard let index = page.items.firstIndex(where: { $0.handle == product.handle }),
          let summary = ProductSummary(product)
        else { continue }
        page.items[index] = summary
      }
    }
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    try await shield.read("catalog.product") { [inner] () async throws(ShopError) in
      try await inner.product(handle)
    } correct: { product, change in
      if let told = change.products.first(where: { $0.handle == handle }) { product = told }
    }
  }
}
