/// What a ``BlockTaskBoard`` does when it is activated while it is at work. Rule: BD-L72, BD-A6.
public nonisolated enum ExecutingType: String, Sendable, CaseIterable {
  /// The newest goes on, and all older are cancelled: searching.
  case latest
  /// One goes on, and what comes meanwhile is cancelled: placing an order.
  case only
  /// All are done, one after the other, in the order of coming: changing the cart.
  case queue
  /// One goes on, the newest waits for it, and those between are cancelled: saving a product.
  case newest
}
