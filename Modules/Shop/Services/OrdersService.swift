import ShopModel

/// What was bought. All of it needs a shopper: a guest is `refused` (S4).
@MainActor
public protocol OrdersService {
  /// A page of at most 20, newest first; `cursor` is the page before's `next`, nil for the first. An
  /// order whose payment is being checked is among them. Rule: O1, V10.
  ///
  /// - Throws: `refused` when `cursor` was not made here.
  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary>

  /// One order; nil when it is none of this shopper's. Rule: O1, P5, V10.
  func read(_ number: Int) async throws(ShopError) -> Order?

  /// Cancels an order while it is placed: refunds it, and restores the stock, once. What may not be
  /// cancelled is answered as it is. Rule: O2, V10.
  ///
  /// - Returns: the order as it is now; nil when it is none of this shopper's.
  func cancel(_ number: Int) async throws(ShopError) -> Order?

  /// Adds what is still sold of an order to the cart. Rule: O2, V17.
  func again(_ number: Int) async throws(ShopError) -> AgainAnswer
}
