import ShopModel
import ShopServices

/// What was bought, from the database.
struct DatabaseOrders: OrdersService {
  let desk: ServiceDesk

  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary> {
    let shopper = try desk.shopper
    return try await desk.read { try OrderTable($0, of: shopper).page(after: cursor) }
  }

  func read(_ number: Int) async throws(ShopError) -> Order? {
    let shopper = try desk.shopper
    return try await desk.read { try OrderTable($0, of: shopper).order(number) }
  }

  func cancel(_ number: Int) async throws(ShopError) -> Order? {
    let shopper = try desk.shopper
    let cancelled = try await desk.commit { shop, news in
      try OrderTable(shop, of: shopper).cancel(number, &news)
    }
    // The order is cancelled now, whatever becomes of this: a refund that is due is asked for again
    // at the next launch.
    if let key = cancelled?.refund { await desk.refund(key) }
    return cancelled?.order
  }

  func again(_ number: Int) async throws(ShopError) -> AgainAnswer {
    let shopper = try desk.shopper
    return try await desk.commit { shop, _ in
      if try CartTable(shop, of: shopper).isHeld() { return .checkingPayment }
      return try OrderTable(shop, of: shopper).again(number).map(AgainAnswer.added) ?? .unknown
    }
  }
}
