import CoordinatorsMainInterface

/// The tab Shop: the list of products, and each on its own. Its links are
/// ``ShopStep/products(_:)`` and ``ShopStep/product(_:)``.
public protocol CatalogCoordinating: TabCoordinating {}

/// Makes the tab.
public typealias CatalogFactory = () -> any CatalogCoordinating
