import Foundation
import ShopModel
import ShopServices

/// M8: an order of which each line is shown twice, or of whose sum an amount is left out.
final class FaultyOrders: OrdersService {
  private let inner: any OrdersService
  private let fault: Fault?

  init(_ inner: any OrdersService, _ fault: Fault?) {
    self.inner = inner
    self.fault = fault
  }

  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary> {
    try await inner.page(after: cursor)
  }

  func read(_ number: Int) async throws(ShopError) -> Order? {
    guard var order = try await inner.read(number) else { return nil }
    switch fault {
    case .listsTwice: order.lines += order.lines
    case .sumsWrong: order.totals = Self.lacking(order.totals) ?? order.totals
    default: break
    }
    return order
  }

  func cancel(_ number: Int) async throws(ShopError) -> Order? {
    try await inner.cancel(number)
  }

  func again(_ number: Int) async throws(ShopError) -> AgainAnswer {
    try await inner.again(number)
  }

  /// The sum without the amount below its subtotal. No code of the shop's can make such a one.
  private static func lacking(_ totals: ReviewTotals) -> ReviewTotals? {
    guard let data = try? JSONEncoder().encode(totals),
      var object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      var rows = object["rows"] as? [Any]
    else { return nil }
    rows.remove(at: 1)
    object["rows"] = rows
    guard let lacking = try? JSONSerialization.data(withJSONObject: object) else { return nil }
    return try? JSONDecoder().decode(ReviewTotals.self, from: lacking)
  }
}
