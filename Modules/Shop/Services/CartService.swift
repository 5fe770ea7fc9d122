import ShopModel

/// What the shopper wants to buy. The service handles its calls in their order. The cart itself
/// comes by the feed, and so does a notice when its coupon does not hold any more (K5).
///
/// While a payment of the shopper is open nothing changes their cart: the calls answer so. Rule: H7.
@MainActor
public protocol CartService {
  /// A step: adds `difference` pieces, or takes as many away; at 0 the line is removed. One piece
  /// past the stock changes nothing; of several, as many are added as the stock allows.
  /// Rule: K2, G10, L3.
  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer

  /// Sets a typed quantity, clamped to the stock; 0 removes. Of what is sold out nothing is set.
  /// Rule: K2.
  ///
  /// - Throws: `refused` for a negative quantity.
  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer

  /// Takes the line out. Rule: K3.
  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer

  /// Puts a removed line back in its place. Rule: K3.
  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer

  /// Takes a coupon by its code, in any case, with space around it. A new one replaces the old only
  /// if it holds. Rule: K4.
  func coupon(_ code: String) async throws(ShopError) -> CouponAnswer

  /// Takes the coupon out. Rule: K4.
  func dropCoupon() async throws(ShopError) -> CartAnswer

  /// Reports that the shopper sees this cart: Cart is on top and shows it, for the first time or
  /// with something new. Its lines keep the prices and stocks that they show; what has changed
  /// later says so. A report, not one of §V's calls: it is not answered by anything on screen, and
  /// when it fails a price is told again. Rule: K7.
  func shown(_ cart: Cart) async throws(ShopError)

  /// Reports that the shopper has left the Cart tab: what it said of changed prices has been read.
  /// A report like ``shown(_:)``. Rule: K7.
  func left() async throws(ShopError)
}
