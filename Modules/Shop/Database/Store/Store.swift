import PatternKit
import ShopModel
import ShopServices

/// The database at work: everything that is asked of it is done here, one after another.
///
/// A call that changes something is one transaction. What it changed is gathered in the same
/// transaction, with the number that it is told under, so that nobody can come in between.
actor Store {
  nonisolated let executor: ShopExecutor
  nonisolated let options: StoreOptions

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private var shop: OpenShop?
  private var isClosed = false
  /// What was told last, and in whose stay: what is told again is news only if it differs.
  private var known: Known?

  private struct Known {
    var stay: SessionID
    var cart: Cart
    var saved: [SavedProduct]
  }

  /// Opens the database. If another tool holds it, opening is tried again with each call.
  init(_ options: StoreOptions, executor: ShopExecutor) throws(DatabaseError) {
    self.options = options
    self.executor = executor
    do throws(DatabaseError) {
      // Whoever opens does not wait: a screen that can say so and ask again comes first.
      shop = try options.open(patience: 0)
    } catch {
      guard case .inUse = error else { throw error }
    }
  }

  /// Whether another tool held the file whenever it was tried.
  var isHeld: Bool { shop == nil && !isClosed }

  /// Reads: `body` sees one state of the file.
  func read<Answer>(_ body: @Sendable (OpenShop) throws -> Answer) throws(ShopError) -> Answer {
    try answer { shop in try shop.connection.snapshot { try body(shop) } }
  }

  /// Changes something on behalf of a stay, in one transaction: all of it is done, or nothing.
  ///
  /// If the stay has ended, its owner's data are changed and nothing is told. Rule: G6.
  ///
  /// - Parameter stay: the stay in which the call was made; nil for another hand, whose changes
  ///   belong to no stay and are told in any.
  func commit<Answer>(
    in stay: SessionID?, _ body: @Sendable (OpenShop, inout News) throws -> Answer
  ) throws(ShopError) -> Told<Answer> {
    try answer { shop in
      var known: Known?
      let told = try shop.connection.transaction {
        let before = try SessionTable(shop).stay()
        var news = News()
        let answer = try body(shop, &news)
        guard stay == nil || stay == before else { return Told(answer: answer) }
        let after = try SessionTable(shop).stay()
        known = try look(shop, after, &news)
        return Told(
          answer: answer, change: try change(shop, news, known),
          session: after == before ? nil : after)
      }
      if let known { self.known = known }
      return told
    }
  }

  /// Changes something of which nobody is told: what it changes is found out later.
  func write<Answer>(_ body: @Sendable (OpenShop) throws -> Answer) throws(ShopError) -> Answer {
    try answer { shop in try shop.connection.transaction { try body(shop) } }
  }

  /// What `session.read` answers; what it says has been told with that.
  func readSession() throws(ShopError) -> (SessionID, Session) {
    try answer { shop in
      let (known, session) = try shop.connection.transaction {
        let stay = try SessionTable(shop).stay()
        // A launch is the end of what was being said.
        try CartTable(shop, of: stay.shopper).sayNothingMore()
        var news = News()
        news.toTell.settled = try SessionTable(shop).takeUntold(of: stay.shopper)
        let known = try look(shop, stay, &news)
        var session = try SessionTable(shop).session()
        session.news = news.toTell
        return (known, session)
      }
      self.known = known
      return (known.stay, session)
    }
  }

  /// The open database, for work that is no call of a service.
  func prepare() throws(ShopError) -> OpenShop {
    try answer { $0 }
  }

  /// Closes the database. Everything later is refused.
  func close() {
    isClosed = true
    shop?.connection.close()
    shop = nil
  }

  /// What its shopper has now. A coupon that does not hold any more leaves. Rule: K5.
  private func look(
    _ shop: OpenShop, _ stay: SessionID, _ news: inout News
  ) throws -> Known {
    let cart = try CartTable(shop, of: stay.shopper)
    if !news.isReport, let refusal = try cart.revalidate() { news.toTell.couponLeft = refusal }
    return Known(
      stay: stay, cart: try cart.cart(),
      saved: try stay.shopper.map { try SavedTable(shop, of: $0).list() } ?? [])
  }

  private func change(_ shop: OpenShop, _ news: News, _ now: Known?) throws -> ShopChange? {
    var change = ShopChange(number: 0)
    change.cart = known?.stay == now?.stay && known?.cart == now?.cart ? nil : now?.cart
    change.saved = known?.stay == now?.stay && known?.saved == now?.saved ? nil : now?.saved
    change.products = try CatalogTable(shop: shop).products(news.products)
    change.session = news.session ? try SessionTable(shop).session() : nil
    change.attempt = news.attempt
    change.orders = news.orders
    change.withdrawnOrders = news.withdrawnOrders
    change.news = news.toTell
    guard change != ShopChange(number: 0) else { return nil }
    change.number = try SessionTable(shop).nextChange()
    return change
  }

  /// Runs `body` on the open database, and says in the shop's words why it could not.
  private func answer<Answer>(
    _ body: (OpenShop) throws -> Answer
  ) throws(ShopError) -> Answer {
    guard !isClosed else { throw .refused }
    do {
      let shop = try self.shop ?? options.open(patience: options.patience)
      self.shop = shop
      return try body(shop)
    } catch {
      throw options.shopError(error)
    }
  }
}
