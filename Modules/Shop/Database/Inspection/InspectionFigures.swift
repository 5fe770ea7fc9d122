/// How much a data directory holds.
public struct InspectionFigures: Equatable, Sendable, Codable {
  /// The products that are sold.
  public private(set) var products = 0
  /// Their variants.
  public private(set) var variants = 0
  /// Their categories.
  public private(set) var categories = 0
  /// The coupons that the shop takes.
  public private(set) var coupons = 0
  /// The accounts.
  public private(set) var accounts = 0
  /// The lines in all carts.
  public private(set) var cartLines = 0
  /// The products that somebody has saved, once for each shopper.
  public private(set) var savedMarks = 0
  /// The orders, cancelled ones among them.
  public private(set) var orders = 0
  /// The payments whose outcome is open.
  public private(set) var openPayments = 0
  /// The refunds that the payment company has not been asked for yet.
  public private(set) var refundsDue = 0
  /// The charges that were made and not given back.
  public private(set) var charges = 0
  /// What those come to, in minor units of the region's currency.
  public private(set) var charged = 0
  /// The pieces on the shelves. Together with those that are reserved and sold they stay as many,
  /// as long as nobody else changes a stock and no other catalogue is imported.
  public private(set) var piecesInStock = 0
  /// The pieces that open payments have taken, of what is still sold.
  public private(set) var piecesReserved = 0
  /// The pieces of the orders that stand, of what is still sold: other pieces go nowhere when an order
  /// is cancelled.
  public private(set) var piecesSold = 0

  /// Reads them; without the gateway's file, those that it holds are 0.
  init(_ shop: Connection, _ gateway: Connection?) throws {
    func number(_ sql: String) throws -> Int { try shop.int("SELECT \(sql)") ?? 0 }
    func pieces(_ condition: String) throws -> Int {
      try number(
        """
        coalesce(sum(quantity), 0) FROM attempt_line
        WHERE key IN (\(condition)) AND sku IN (SELECT sku FROM variant)
        """)
    }
    products = try number("count(*) FROM product")
    variants = try number("count(*) FROM variant")
    categories = try number("count(*) FROM category")
    coupons = try number("count(*) FROM coupon")
    accounts = try number("count(*) FROM account")
    cartLines = try number("count(*) FROM cart_line")
    savedMarks = try number("count(*) FROM saved")
    orders = try number("count(*) FROM customer_order")
    openPayments = try number("count(*) FROM attempt WHERE state IN ('reserved', 'charging')")
    refundsDue = try number("count(*) FROM customer_order WHERE refund_due = 1")
    piecesInStock = try number("coalesce(sum(stock), 0) FROM variant")
    piecesReserved = try pieces("SELECT key FROM attempt WHERE state IN ('reserved', 'charging')")
    piecesSold = try pieces("SELECT key FROM customer_order WHERE status <> 'cancelled'")
    guard let gateway else { return }
    let net = "FROM charge WHERE \(StandInGateway.isNet)"
    charges = try gateway.int("SELECT count(*) \(net)") ?? 0
    charged = try gateway.int("SELECT coalesce(sum(amount), 0) \(net)") ?? 0
  }
}
