import BoardKit
import ShopServices

/// Tries a coupon's code.
nonisolated enum CartCouponIO: BlockTaskIO {
  typealias TaskInput = String
  typealias Input = BlockTaskParameter<String, CouponAnswer>
  typealias Output = CouponAnswer
  static let id: BoardID = "shop.cart.coupon"
}

extension Motherboard {
  func ioCartCoupon() -> MainboardDestination<CartCouponIO> { io() }
}
