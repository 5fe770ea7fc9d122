import BoardKit
import ShopModel

/// The list of what is sold: the root of the tab's stack. It sends the product that was tapped.
nonisolated enum CatalogListIO: BoardIO {
  typealias Output = Handle
  typealias Command = CatalogListCommand
  static let id: BoardID = "shop.catalog.list"
}

/// What the list can be told.
nonisolated enum CatalogListCommand {
  /// Looks for exactly that, as a link asks for it. Rule: L3.
  case show(CatalogQuery)
}

extension Motherboard {
  func ioCatalogList() -> MainboardDestination<CatalogListIO> { io() }
}
