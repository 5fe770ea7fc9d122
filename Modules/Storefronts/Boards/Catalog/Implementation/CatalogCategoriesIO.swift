import BoardKit
import ShopModel

/// Reads the categories.
nonisolated enum CatalogCategoriesIO: BlockTaskIO {
  typealias TaskInput = Void
  typealias Input = BlockTaskParameter<Void, [Category]>
  typealias Output = [Category]
  static let id: BoardID = "shop.catalog.categories"
}

extension Motherboard {
  func ioCatalogCategories() -> MainboardDestination<CatalogCategoriesIO> { io() }
}
