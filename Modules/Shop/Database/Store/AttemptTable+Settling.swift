import ShopModel
import ShopServices

extension AttemptTable {
  /// T2: what the gateway says of a payment takes effect, once. What is closed stays as it is.
  /// Rule: H7.
  ///
  /// - Parameter isTold: whether its shopper hears of it by the answer to this call.
  func settle(
    _ key: String, _ answer: GatewayAnswer, isTold: Bool, _ news: inout News
  ) throws -> PaymentAnswer {
    guard var attempt = try attempt(key) else { throw ShopError.refused }
    guard attempt.isOpen else { return try closed(attempt) }
    let before = attempt.state
    var order = try order(key)
    switch answer {
    case .paid:
      attempt.state = .paid(order: order.number)
      order.status = .placed
      try OrderTable(shop, of: account).insert(order, key: key)
      try takeOutOfCart(key)
      news.orders.append(order)
    case .declined(let reason):
      attempt.state = .declined(reason)
      try giveBack(key, order, &news)
    case .neverHeard:
      attempt.state = .dropped
      try giveBack(key, order, &news)
    case .unknown:
      attempt.state = .charging
    }
    guard attempt.state != before else { return .checking(attempt) }
    try write(attempt, isTold: isTold)
    news.attempt = attempt
    guard !attempt.isOpen else { return .checking(attempt) }
    try mergeWhatWaited(&news)
    return try closed(attempt)
  }

  private func closed(_ attempt: Attempt) throws -> PaymentAnswer {
    switch attempt.state {
    case .reserved, .charging: return .checking(attempt)
    case .declined(let reason): return .declined(reason)
    case .dropped: return .dropped
    case .paid(let number):
      guard let order = try OrderTable(shop, of: account).order(number) else {
        throw ShopError.damaged
      }
      return .paid(order)
    }
  }

  private func write(_ attempt: Attempt, isTold: Bool) throws {
    var reason: String?
    let state: String
    switch attempt.state {
    case .reserved: state = "reserved"
    case .charging: state = "charging"
    case .paid: state = "paid"
    case .dropped: state = "dropped"
    case .declined(let why):
      state = "declined"
      reason = why.rawValue
    }
    try shop.connection.run(
      "UPDATE attempt SET state = ?, reason = ?, told = ? WHERE key = ?", state, reason,
      isTold && !attempt.isOpen, attempt.key)
  }

  /// What was bought leaves the cart, and the coupon with it, which was for that.
  private func takeOutOfCart(_ key: String) throws {
    let cart = try CartTable(shop, of: account)
    for line in try lines(key) { try cart.takeBought(line.quantity, of: line.sku) }
    try cart.keepCoupon(nil)
  }

  private func giveBack(_ key: String, _ order: Order, _ news: inout News) throws {
    for line in try lines(key) {
      try StockTable(shop: shop).giveBack(line.quantity, of: line.sku, &news)
    }
    news.withdrawnOrders.append(order.number)
  }

  /// A sign-in's merge that had to wait for the payment. Rule: H7, S5.
  private func mergeWhatWaited(_ news: inout News) throws {
    guard try SessionTable(shop).stay().shopper == account else { return }
    if try CartTable(shop, of: account).mergeGuest() { news.toTell.hasMerged = true }
  }

  private func lines(_ key: String) throws -> [CartEntry] {
    try shop.connection.rows(
      "SELECT sku, quantity FROM attempt_line WHERE key = ? ORDER BY sku", key
    ) { CartEntry(SKU($0.text(0)), $0.int(1)) }
  }
}
