import ShopModel
import ShopScreens
import ShopServices

/// A change of the cart whose control is busy until it is answered. Rule: G10.
nonisolated enum CartChange: Sendable {
  case set(SKU, to: Int)
  case reduce(SKU, to: Int)
  case remove(SKU)
  case restore(RemovedLine)
  case dropCoupon

  /// Whose call it is: changes of one control are made one after the other, those of two wait for
  /// nothing.
  var call: CartScreen.Call {
    switch self {
    case .set(let sku, _): .quantity(sku)
    case .reduce(let sku, _): .reduce(sku)
    case .remove(let sku): .remove(sku)
    case .restore: .undo
    case .dropCoupon: .dropCoupon
    }
  }

  @MainActor func make(_ service: any CartService) async throws -> CartAnswer {
    switch self {
    case .set(let sku, let quantity), .reduce(let sku, let quantity):
      try await service.set(sku, to: quantity)
    case .remove(let sku): try await service.remove(sku)
    case .restore(let line): try await service.restore(line)
    case .dropCoupon: try await service.dropCoupon()
    }
  }
}
