import BoardKit
import ShopServices

enum PlaceBoardFactory {
  /// Whatever comes while an order is being placed is no second order.
  static func make(
    _ identifier: BoardID, service: any CheckoutService
  ) -> BlockTaskBoard<PlaceIO> {
    BlockTaskBoard(identifier: identifier, executingType: .only) { purchase in
      try await service.place(purchase.seen, with: purchase.card)
    }
  }
}
