import PatternKit

/// A shop whose calls are safe to make from a screen that may go: one wrapper around any shop.
///
/// - A call that changes the shop runs to its end, also when its caller is cancelled. Rule: G6.
/// - A value that the feed tells overrules any read of it that is still on its way. Rule: §V.
/// - Every call carries the stay in which it was made. Rule: G6.
/// - Calls and answers are traced, by name only. Rule: S6.
@MainActor
public final class ShieldedShop {
  /// The services to hand to a storefront.
  public let shop: Shop

  /// The unfinished calls that change the shop. They outlive their callers: the tracker must wait
  /// for them too, by `include`.
  public var workload: Workload { shield.workload }

  private let shield: Shield

  /// Wraps `shop`, whose changes `feed` tells. Make it before anything else subscribes to the feed.
  public init(_ shop: Shop, feed: ChangeFeed, tracer: Tracer) {
    let shield = Shield(feed: feed, tracer: tracer)
    self.shield = shield
    self.shop = Shop(
      session: ShieldedSession(shop.session, shield),
      catalog: ShieldedCatalog(shop.catalog, shield),
      cart: ShieldedCart(shop.cart, shield),
      saved: ShieldedSaved(shop.saved, shield),
      account: ShieldedAccount(shop.account, shield),
      checkout: ShieldedCheckout(shop.checkout, shield),
      orders: ShieldedOrders(shop.orders, shield))
  }
}
