import ShopModel
import TextUI

/// What was bought, newest first. Rule: O1.
public enum OrdersScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Chose an order.
    case itemTapped(Int)
    /// Asked for the next page.
    case moreTapped
    /// Asked for what could not be loaded once more.
    case retryTapped
    /// Went to the shop from an empty list.
    case browseTapped
  }

  /// Appends the next page; there while there is one.
  public static let more: ControlID = "orders.more"
  /// Loads once more what could not be loaded.
  public static let retry: ControlID = "orders.retry"
  /// Goes to the shop from an empty list.
  public static let browse: ControlID = "orders.browse"

  /// An order of the list.
  public static func item(_ number: Int) -> ControlID {
    ControlID("orders.item", key: String(number))
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - orders: what is loaded, newest first.
  ///   - hasMore: whether there is a next page.
  ///   - progress: what the list waits for, or what has come of it.
  public static func content(
    _ orders: [OrderSummary], hasMore: Bool, progress: ListProgress
  ) -> Content<Event> {
    Content(
      title: "Orders",
      sections: [
        Section(nil, beginning(orders, progress)), Section(nil, orders.map { .control(item($0)) }),
        Section(nil, end(hasMore, progress)),
      ].filter { !$0.rows.isEmpty })
  }

  private static func beginning(
    _ orders: [OrderSummary], _ progress: ListProgress
  ) -> [Row<Event>] {
    switch progress {
    case .loading: [.progress("Loading your orders…")]
    case .failed(let reason): [failure(reason)]
    case .settled where orders.isEmpty:
      [
        .empty(
          title: "No orders yet", detail: "What you buy is listed here",
          action: .button(browse, "Browse the shop", .browseTapped))
      ]
    case .settled, .loadingMore, .moreFailed: []
    }
  }

  private static func end(_ hasMore: Bool, _ progress: ListProgress) -> [Row<Event>] {
    switch progress {
    case .settled where hasMore: [.control(.button(more, showMore, .moreTapped))]
    case .loadingMore:
      [.control(.button(more, showMore, .moreTapped, state: .busy("More orders are on their way")))]
    case .moreFailed(let reason): [failure(reason)]
    case .settled, .loading, .failed: []
    }
  }

  private static func item(_ order: OrderSummary) -> Control<Event> {
    .item(
      item(order.number), "Order \(order.number)",
      details: [Format.moment(order.date), order.status.text, order.total.formatted],
      .itemTapped(order.number))
  }

  private static func failure(_ reason: String) -> Row<Event> {
    .failure(reason, retry: .button(retry, Words.retry, .retryTapped))
  }

  private static let showMore = "Show more"
}
