import BoardKit
import ShopModel

/// The tab Shop: what is sold, and the products that were opened from there. Rule: C1–C5.
public nonisolated enum CatalogIO: BoardIO {
  public typealias Input = CatalogInput
  public typealias Action = CatalogAction
  public static let id: BoardID = .catalog
}

/// What is shown of the tab Shop.
public nonisolated enum CatalogInput: Equatable, Sendable {
  /// The stack as it was left.
  case asLeft
  /// The list, as it was left.
  case list
  /// The list with exactly these filters. Rule: L3.
  case query(CatalogQuery)
  /// A product, on the list.
  case product(Handle)
}

/// What it tells everybody above it.
public nonisolated enum CatalogAction: BoardFlowAction {
  /// Somebody wants to go to the root of Shop, who stood where there is nothing. Rule: P5.
  case homeTapped
}

/// The tab of Shop.
public nonisolated enum CatalogTabIO: BoardIO {
  public static let id: BoardID = .catalogTab
}

nonisolated extension BoardID {
  /// What is sold.
  public static let catalog: BoardID = "shop.catalog"
  /// The tab of Shop.
  public static let catalogTab: BoardID = "shop.catalog.tab"
}

extension Motherboard {
  /// What is sold.
  public func ioCatalog() -> MainboardDestination<CatalogIO> { io() }

  /// The tab of Shop.
  public func ioCatalogTab() -> MainboardDestination<CatalogTabIO> { io() }
}

extension Board {
  /// What is sold.
  public func ioCatalog() -> BoardDestination<CatalogIO> { io() }
}
