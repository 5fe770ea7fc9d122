import ShopModel
import ShopServices

/// One cart: that of an account, or the guest's.
struct CartTable {
  let shop: OpenShop
  /// Whose it is; nil for the guest.
  let account: Int?
  /// The cart's own id.
  let id: Int

  private var connection: Connection { shop.connection }

  /// The cart of that account; the guest's for nil.
  init(_ shop: OpenShop, of account: Int?) throws {
    self.shop = shop
    self.account = account
    guard
      let id = try shop.connection.int("SELECT id FROM cart WHERE account IS ?", account)
    else { throw ShopError.damaged }
    self.id = id
  }

  /// The cart as its shopper sees it. A coupon that does not hold now counts for nothing.
  func cart() throws -> Cart {
    let lines = try lines()
    var coupon = try couponCode().flatMap { try CouponTable(shop: shop).coupon($0) }
    if let kept = coupon, try kept.refusal(for: lines, on: shop.today) != nil { coupon = nil }
    return try Cart(lines: lines, currency: shop.currency, coupon: coupon)
  }

  /// Whether a payment of its shopper is open: then nothing may change it. Rule: H7.
  func isHeld() throws -> Bool {
    try account.map { try AttemptTable(shop, of: $0).open() != nil } ?? false
  }

  /// What its own payment has reserved is still to be had by its shopper: until the payment is
  /// settled the cart stays as it was seen.
  func lines() throws -> [CartLine] {
    try connection.rows(
      """
      SELECT l.sku, l.quantity, l.handle, l.name, l.variant, l.seen_price, l.said_price,
        v.price, v.stock + coalesce((
          SELECT r.quantity FROM attempt a JOIN attempt_line r ON r.key = a.key
          WHERE a.account = ?2 AND a.state IN ('reserved', 'charging') AND r.sku = l.sku), 0),
        v.grams, v.choices, p.handle, p.name, p.category
      FROM cart_line l
        LEFT JOIN variant v ON v.sku = l.sku LEFT JOIN product p ON p.id = v.product
      WHERE l.cart = ?1 ORDER BY l.place
      """, id, account
    ) { row in
      guard let price = row.optionalInt(7) else { return try goneLine(row) }
      let quantity = row.int(1)
      let stock = row.int(8)
      return try CartLine(
        sku: SKU(row.text(0)), handle: Handle(row.text(11)), name: row.text(12),
        variant: try JSONText.decode([String].self, row.text(10)).joined(separator: " / "),
        unitPrice: shop.money(price), quantity: quantity, stock: stock,
        availability: CartLine.Availability(quantity: quantity, stock: stock),
        priceBefore: before(price, seen: row.int(5), said: row.optionalInt(6)).map(shop.money),
        grams: row.int(9), category: row.text(13))
    }
  }

  /// A line whose product or variant is not sold any more: as it was when it was last seen.
  private func goneLine(_ row: Row) throws -> CartLine {
    try CartLine(
      sku: SKU(row.text(0)), handle: Handle(row.text(2)), name: row.text(3), variant: row.text(4),
      unitPrice: shop.money(row.int(5)), quantity: row.int(1), stock: 0, availability: .gone)
  }

  /// The price that a line says it had before. One that its shopper has not been shown with Cart on
  /// top comes first; else the one that is being said already. Rule: K7.
  private func before(_ price: Int, seen: Int, said: Int?) -> Int? {
    if seen != price { return seen }
    return said == price ? nil : said
  }
}

// MARK: - What has been seen

extension CartTable {
  /// Keeps what its shopper sees: the prices and stocks that the lines show. What they were before
  /// goes on being said until the next change or until the tab is left. Rule: K7.
  func shown(_ cart: Cart) throws {
    for line in cart.lines where line.availability != .gone {
      try connection.run(
        """
        UPDATE cart_line SET
          said_price = CASE WHEN seen_price <> ?1 THEN seen_price ELSE said_price END,
          seen_price = ?1, seen_stock = ?2
        WHERE cart = ?3 AND sku = ?4 AND (seen_price <> ?1 OR seen_stock <> ?2)
        """, line.unitPrice.minorUnits, line.stock, id, line.sku.text)
    }
  }

  /// Ends what is being said of changed prices: the cart changes, or its tab is left. Rule: K7.
  func sayNothingMore() throws {
    try connection.run(
      "UPDATE cart_line SET said_price = NULL WHERE cart = ? AND said_price IS NOT NULL", id)
  }
}

// MARK: - Coupon

extension CartTable {
  /// Takes a coupon, if it holds. Rule: K4.
  func take(_ code: String) throws -> CouponAnswer {
    guard let coupon = try CouponTable(shop: shop).coupon(code) else {
      return .refused(.unknown(code.trimmed))
    }
    if let refusal = try coupon.refusal(for: try lines(), on: shop.today) {
      return .refused(refusal)
    }
    try keepCoupon(coupon.code)
    try sayNothingMore()
    return .taken(coupon)
  }

  /// Lets a coupon go that does not hold any more. While a payment is open it stays: that payment
  /// was reckoned with it. Rule: K5, H7.
  ///
  /// - Returns: why it went; nil when there was none, or it stays.
  func revalidate() throws -> CouponRefusal? {
    guard let code = try couponCode(), try !isHeld() else { return nil }
    let refusal: CouponRefusal?
    if let coupon = try CouponTable(shop: shop).coupon(code) {
      refusal = try coupon.refusal(for: try lines(), on: shop.today)
    } else {
      refusal = .unknown(code)
    }
    if refusal != nil { try keepCoupon(nil) }
    return refusal
  }

  /// The code of the coupon that is in it, whether it holds or not.
  func couponCode() throws -> String? {
    try connection.row("SELECT coupon FROM cart WHERE id = ?", id) { $0.optionalText(0) } ?? nil
  }

  /// Puts a coupon's code in it, or takes it out.
  func keepCoupon(_ code: String?) throws {
    try connection.run("UPDATE cart SET coupon = ?1 WHERE id = ?2 AND coupon IS NOT ?1", code, id)
  }
}
