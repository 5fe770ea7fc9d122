import BoardKit
import ShopModel

/// Looks for products; nil is found when nobody has typed for a while.
nonisolated enum CatalogSearchIO: BlockTaskIO {
  typealias TaskInput = CatalogSearch
  typealias Input = BlockTaskParameter<CatalogSearch, Page<ProductSummary>?>
  typealias Output = Page<ProductSummary>?
  static let id: BoardID = "shop.catalog.search"
}

extension Motherboard {
  func ioCatalogSearch() -> MainboardDestination<CatalogSearchIO> { io() }
}
