import BoardKit
import ShopModel

/// What the list waits for, one at a time: the newest takes the place of what is waited for.
nonisolated enum CatalogSearch: Sendable {
  /// The end of typing. Rule: C3.
  case typing
  /// A page of what is found.
  case page(CatalogQuery, after: PageCursor?)
}

/// Looks for products; nil is found when nobody has typed for a while.
nonisolated enum CatalogSearchIO: BlockTaskIO {
  typealias TaskInput = CatalogSearch
  typealias Input = BlockTaskParameter<CatalogSearch, Page<ProductSummary>?>
  typealias Output = Page<ProductSummary>?
  static let id: BoardID = "shop.catalog.search"
}

/// Reads the categories.
nonisolated enum CatalogCategoriesIO: BlockTaskIO {
  typealias TaskInput = Void
  typealias Input = BlockTaskParameter<Void, [Category]>
  typealias Output = [Category]
  static let id: BoardID = "shop.catalog.categories"
}

extension Motherboard {
  func ioCatalogSearch() -> MainboardDestination<CatalogSearchIO> { io() }
  func ioCatalogCategories() -> MainboardDestination<CatalogCategoriesIO> { io() }
}
