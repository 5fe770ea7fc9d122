import ShopModel
import ShopServices

/// One shopper's orders. Rule: O1, O2.
struct OrderTable {
  /// How many orders a page has. Rule: O1.
  static let pageSize = 20

  private let shop: OpenShop
  private let account: Int

  init(_ shop: OpenShop, of account: Int) {
    self.shop = shop
    self.account = account
  }

  /// The number of the next order, from 1001. One whose payment failed has not been one, so its
  /// number may be given again.
  static func nextNumber(_ shop: OpenShop) throws -> Int {
    let last = try shop.connection.int(
      """
      SELECT max(
        coalesce((SELECT max(number) FROM customer_order), 1000),
        coalesce(
          (SELECT max(number) FROM attempt WHERE state IN ('reserved', 'charging')), 1000))
      """)
    return (last ?? 1_000) + 1
  }

  /// A page, newest first. One whose payment is being checked is among them.
  func page(after cursor: PageCursor?) throws -> Page<OrderSummary> {
    var before = Int.max
    if let cursor {
      guard cursor.mark.hasPrefix(Self.mark),
        let number = Int(cursor.mark.dropFirst(Self.mark.count))
      else { throw ShopError.refused }
      before = number
    }
    let found = try shop.connection.rows(
      """
      SELECT number, content, status FROM customer_order WHERE account = ?1 AND number < ?2
      UNION ALL
      SELECT number, content, 'checking' FROM attempt
      WHERE account = ?1 AND number < ?2 AND state IN ('reserved', 'charging')
      ORDER BY 1 DESC LIMIT \(Self.pageSize + 1)
      """, account, before
    ) { try order($0, content: 1, status: 2).summary }
    let shown = Array(found.prefix(Self.pageSize))
    return Page(
      items: shown,
      next: found.count > shown.count
        ? shown.last.map { PageCursor(mark: Self.mark + String($0.number)) } : nil)
  }

  /// An order by its number; nil when it is none of this shopper's.
  func order(_ number: Int) throws -> Order? {
    try shop.connection.row(
      """
      SELECT content, status FROM customer_order WHERE account = ?1 AND number = ?2
      UNION ALL
      SELECT content, 'checking' FROM attempt
      WHERE account = ?1 AND number = ?2 AND state IN ('reserved', 'charging')
      """, account, number
    ) { try order($0, content: 0, status: 1) }
  }

  /// The address that was last sent to; nil before the first order.
  func lastAddress() throws -> Address? {
    try shop.connection.row(
      "SELECT content, status FROM customer_order WHERE account = ? ORDER BY number DESC LIMIT 1",
      account
    ) { try order($0, content: 0, status: 1).address }
  }

  /// Writes an order that is paid.
  func insert(_ order: Order, key: String) throws {
    try shop.connection.run(
      """
      INSERT INTO customer_order (number, account, key, placed, status, total, content)
      VALUES (?, ?, ?, ?, 'placed', ?, ?)
      """, order.number, account, key, Moment.milliseconds(order.date),
      order.totals.total.minorUnits, try JSONText.encode(order))
  }

  /// Cancels an order that is placed, restores its stock, and notes that it is to be refunded.
  ///
  /// - Returns: the order as it is now, and the key to refund, if one is to be; nil for no order.
  func cancel(_ number: Int, _ news: inout News) throws -> (order: Order, refund: String?)? {
    guard var order = try order(number) else { return nil }
    guard order.status.canBeCancelled else { return (order, nil) }
    let key = try shop.connection.row(
      """
      UPDATE customer_order SET status = 'cancelled', refund_due = 1
      WHERE account = ? AND number = ? RETURNING key
      """, account, number
    ) { $0.text(0) }
    for line in order.lines {
      try StockTable(shop: shop).giveBack(line.quantity, of: line.sku, &news)
    }
    order.status = .cancelled
    news.orders.append(order)
    return (order, key)
  }

  /// Adds what is still sold of an order to the cart; nil for no order.
  func again(_ number: Int) throws -> OrderAgain? {
    guard let order = try order(number) else { return nil }
    let stock = StockTable(shop: shop)
    let cart = try CartTable(shop, of: account)
    var left: [SKU: Int] = [:]
    var inCart: [SKU: Int] = [:]
    for line in order.lines {
      left[line.sku] = try stock.stock(of: line.sku)
      inCart[line.sku] = try cart.quantity(of: line.sku)
    }
    let again = OrderAgain(
      order.lines, stock: { left[$0] }, inCart: { inCart[$0] ?? 0 })
    for entry in again.additions { _ = try cart.change(entry.sku, by: entry.quantity) }
    return again
  }

  private static let mark = "orders."

  private func order(_ row: Row, content: Int32, status: Int32) throws -> Order {
    var order = try JSONText.decode(Order.self, row.text(content))
    order.status =
      switch row.text(status) {
      case "placed": .placed
      case "sent": .sent
      case "cancelled": .cancelled
      default: .checkingPayment
      }
    return order
  }
}
