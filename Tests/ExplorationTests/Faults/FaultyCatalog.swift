import ShopModel
import ShopServices

/// G4: what could not be loaded is taken for something that there is not.
final class FaultyCatalog: CatalogService {
  private let inner: any CatalogService

  init(_ inner: any CatalogService) {
    self.inner = inner
  }

  func categories() async throws(ShopError) -> [ShopModel.Category] {
    try await inner.categories()
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    do throws(ShopError) {
      return try await inner.page(query, after: cursor)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return Page(items: [], next: nil)
    }
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    do throws(ShopError) {
      return try await inner.product(handle)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }
}
