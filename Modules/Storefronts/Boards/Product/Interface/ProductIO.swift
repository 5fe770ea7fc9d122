import BoardKit
import ShopModel

/// One product, on the stack of whoever composes it. There is one of it in a motherboard: the next one
/// takes its place. Rule: P1–P5.
public nonisolated enum ProductIO: BoardIO {
  public typealias Input = Handle
  public typealias Output = ProductOutput
  public typealias Action = ProductAction
  public static let id: BoardID = .product
}

/// What comes of a product.
public struct ProductOutput {
  /// Which product it is.
  public let handle: Handle
  /// Whether it is to be saved, or no longer. Rule: P4.
  public let isSaved: Bool
  /// Takes the reason when the mark goes back to what it was.
  public let onFailure: (String) -> Void

  /// Says that a mark is to be set or cleared.
  public init(handle: Handle, isSaved: Bool, onFailure: @escaping (String) -> Void) {
    self.handle = handle
    self.isSaved = isSaved
    self.onFailure = onFailure
  }
}

/// What it tells everybody above it.
public nonisolated enum ProductAction: BoardFlowAction {
  /// There is no such product, and its shopper wants to go to the root of Shop. Rule: P5.
  case homeTapped
}

nonisolated extension BoardID {
  /// One product.
  public static let product: BoardID = "shop.product"
}

extension Motherboard {
  /// One product.
  public func ioProduct() -> MainboardDestination<ProductIO> { io() }
}
