import PatternKit
import ShopModel
import ShopServices

/// The catalogue, whose answers can be held back until they are released.
final class HoldingCatalog: CatalogService {
  /// Whether calls wait before they are made.
  var isHolding = false
  /// Makes the next calls fail with this, as long as it is set.
  var failure: ShopError?

  private let inner: any CatalogService
  private let gate = Signal<Void>("the release of the catalogue")

  init(_ inner: any CatalogService) {
    self.inner = inner
  }

  /// Lets the calls go on that wait, and the later ones.
  func release() {
    isHolding = false
    gate.send()
  }

  func categories() async throws(ShopError) -> [Category] {
    try await wait()
    return try await inner.categories()
  }

  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary> {
    try await wait()
    return try await inner.page(query, after: cursor)
  }

  func product(_ handle: Handle) async throws(ShopError) -> Product? {
    try await wait()
    return try await inner.product(handle)
  }

  private func wait() async throws(ShopError) {
    if let failure { throw failure }
    guard isHolding else { return }
    do {
      try await gate.wait()
    } catch {
      throw .cancelled
    }
  }
}
