import ShopModel
import ShopServices

/// What is open between the shop and the gateway, of every shopper.
struct PaymentsTable {
  /// A payment whose outcome is open.
  struct Open: Sendable {
    var account: Int
    var key: String
  }

  let shop: OpenShop

  /// The payments whose outcome is open, oldest first.
  func open() throws -> [Open] {
    try shop.connection.rows(
      """
      SELECT account, key FROM attempt WHERE state IN ('reserved', 'charging')
      ORDER BY number, key
      """
    ) { Open(account: $0.int(0), key: $0.text(1)) }
  }

  /// The keys of what is to be refunded, oldest first.
  func refundsDue() throws -> [String] {
    try shop.connection.rows(
      "SELECT key FROM customer_order WHERE refund_due = 1 ORDER BY number"
    ) { $0.text(0) }
  }

  /// Notes that the gateway has given the money back.
  func refunded(_ key: String) throws {
    try shop.connection.run("UPDATE customer_order SET refund_due = 0 WHERE key = ?", key)
  }

  /// Sends an order that is placed.
  ///
  /// - Returns: whose it is, and the order as it is now.
  func ship(_ number: Int) throws -> (account: Int, order: Order) {
    let account = try shop.connection.int(
      """
      UPDATE customer_order SET status = 'sent' WHERE number = ? AND status = 'placed'
      RETURNING account
      """, number)
    guard let account, let order = try OrderTable(shop, of: account).order(number) else {
      throw ShopError.refused
    }
    return (account, order)
  }
}
