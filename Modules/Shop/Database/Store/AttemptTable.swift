import PatternKit
import ShopModel
import ShopServices

/// One shopper's payments. At most one is open. Rule: H6, H7.
struct AttemptTable {
  /// What becomes of `Place order`.
  enum Reservation {
    /// A payment is open: the new one, or the one that was.
    case open(Attempt)
    /// Something is not as it was seen.
    case changed(PlaceRefusal)
  }

  let shop: OpenShop
  let account: Int

  private var connection: Connection { shop.connection }

  init(_ shop: OpenShop, of account: Int) {
    self.shop = shop
    self.account = account
  }

  /// The payment whose outcome is open; nil for none.
  func open() throws -> Attempt? {
    try connection.row(
      Self.columns + "WHERE account = ? AND state IN ('reserved', 'charging')", account,
      make: attempt)
  }

  /// A payment by its key; nil when it is none of this shopper's.
  func attempt(_ key: String) throws -> Attempt? {
    try connection.row(Self.columns + "WHERE account = ? AND key = ?", account, key, make: attempt)
  }

  /// The order that a payment is for, as it was seen.
  func order(_ key: String) throws -> Order {
    let order = try connection.row("SELECT content FROM attempt WHERE key = ?", key) {
      try JSONText.decode(Order.self, $0.text(0))
    }
    guard let order else { throw ShopError.damaged }
    return order
  }

  /// The outcomes that nobody has told this shopper, oldest first; told now.
  func takeUntold() throws -> [Attempt] {
    let untold = try connection.rows(
      Self.columns + "WHERE account = ? AND told = 0 AND state IN ('paid', 'declined') "
        + "ORDER BY number, key", account, make: attempt)
    if !untold.isEmpty {
      try connection.run(
        "UPDATE attempt SET told = 1 WHERE account = ? AND state IN ('paid', 'declined')", account)
    }
    return untold
  }

  /// T1: looks whether everything is as it was seen, takes the stock, and opens a payment. One that
  /// is open already is used again. Rule: H6.
  func reserve(
    _ seen: Review, with card: CardSummary, _ news: inout News
  ) throws -> Reservation {
    if let open = try open() { return .open(open) }
    let table = try CartTable(shop, of: account)
    let left = try table.revalidate()
    let cart = try table.cart()
    let review: Review
    switch try look(seen, cart) {
    case .changed(let refusal):
      // The refusal tells what has become of the coupon, and nobody else does; without a review
      // there is none that could.
      if refusal.review == nil { news.toTell.couponLeft = left }
      return .changed(refusal)
    case .same(let same): review = same
    }
    let attempt = Attempt(
      key: shop.options.identifiers.identifier(), shopper: account, total: review.total)
    let order = Order(
      number: try OrderTable.nextNumber(shop), date: shop.now, status: .checkingPayment,
      lines: cart.lines.map(OrderLine.init), totals: review.totals, address: review.address,
      delivery: review.delivery, card: card, email: try AccountTable(shop).shopper(account).email)
    try connection.run(
      """
      INSERT INTO attempt (key, account, number, total, state, content)
      VALUES (?, ?, ?, ?, 'reserved', ?)
      """, attempt.key, account, order.number, attempt.total.minorUnits,
      try JSONText.encode(order))
    for line in cart.lines {
      try connection.run(
        "INSERT INTO attempt_line (key, sku, quantity) VALUES (?, ?, ?)", attempt.key,
        line.sku.text, line.quantity)
      guard try StockTable(shop: shop).take(line.quantity, of: line.sku, &news) else {
        throw ShopError.damaged
      }
    }
    news.attempt = attempt
    news.orders.append(order)
    return .open(attempt)
  }

  private enum Look {
    case same(Review)
    case changed(PlaceRefusal)
  }

  /// Price, stock, coupon and delivery, against what was seen.
  private func look(_ seen: Review, _ cart: Cart) throws -> Look {
    guard seen.address.problems(in: shop.region).isEmpty else { throw ShopError.refused }
    let options = DeliveryTable(shop.region).options(grams: cart.grams, to: seen.address)
    let choice = DeliveryChoice(of: options, before: seen.delivery)
    guard !cart.isEmpty, let option = choice.option else {
      return .changed(PlaceRefusal(cart: cart, options: options, review: nil, changes: []))
    }
    let review = try Review(
      cart: cart, address: seen.address, delivery: option, region: shop.region)
    let changes = review.changes(since: seen)
    guard changes.isEmpty, review.total == seen.total, review.totals == seen.totals,
      cart.checkoutProblem == nil
    else {
      return .changed(
        PlaceRefusal(cart: cart, options: options, review: review, changes: changes))
    }
    return .same(review)
  }

  private static let columns = "SELECT key, account, number, total, state, reason FROM attempt "

  private func attempt(_ row: Row) throws -> Attempt {
    let state: Attempt.State =
      switch row.text(4) {
      case "reserved": .reserved
      case "charging": .charging
      case "paid": .paid(order: row.int(2))
      case "declined": .declined(DeclineReason(rawValue: row.text(5)) ?? .declined)
      default: .dropped
      }
    return Attempt(
      key: row.text(0), shopper: row.int(1), total: shop.money(row.int(3)), state: state)
  }
}
