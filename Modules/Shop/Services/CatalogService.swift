import ShopModel

/// What is sold.
@MainActor
public protocol CatalogService {
  /// The categories, in catalogue order.
  func categories() async throws(ShopError) -> [Category]

  /// A page of at most 20; `cursor` is the page before's `next`, nil for the first. Rule: C1, C2.
  ///
  /// - Throws: `refused` when `cursor` was not made for this query's order.
  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary>

  /// One product; nil when it is not sold (any more). Rule: P5.
  func product(_ handle: Handle) async throws(ShopError) -> Product?
}
