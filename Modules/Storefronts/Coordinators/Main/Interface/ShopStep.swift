import CoordinatorKit
import ShopModel

/// One step of a link through the tree of coordinators. Rule: L5, CO-D32.
public nonisolated enum ShopStep: Step {
  /// To a tab, at its root.
  case tab(ShopTab)
  /// On to a product.
  case product(Handle)
  /// The list of products, with exactly these filters.
  case products(CatalogQuery)
  /// That many pieces into the cart.
  case adding(SKU, quantity: Int)
  /// On to an order.
  case order(Int)
}
