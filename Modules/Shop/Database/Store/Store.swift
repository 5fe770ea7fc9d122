import PatternKit
import ShopModel
import ShopServices

/// The database at work: everything that is asked of it is done here, one after another.
///
/// A call that changes something is one transaction. What it changed is gathered in the same
/// transaction, with the number that it is told under, so that nobody can come in between.
actor Store {
  nonisolated let executor: DatabaseExecutor
  nonisolated let options: StoreOptions

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private var shop: OpenShop?
  private var isClosed = false
  /// The cart that was told last, and in whose stay: what is told again is news only if it differs.
  private var toldCart: (stay: SessionID, cart: Cart)?

  /// Opens the database. If another tool holds it, opening is tried again with each call.
  init(_ options: StoreOptions, executor: DatabaseExecutor) throws(DatabaseError) {
    self.options = options
    self.executor = executor
    do throws(DatabaseError) {
      // Whoever opens does not wait: a screen that can say so and ask again comes first.
      shop = try options.open(patience: 0)
    } catch {
      guard case .inUse = error else { throw error }
    }
  }

  /// Reads: `body` sees one state of the file.
  func read<Answer>(_ body: @Sendable (OpenShop) throws -> Answer) throws(ShopError) -> Answer {
    try answer { shop in try shop.connection.snapshot { try body(shop) } }
  }

  /// Changes something on behalf of a stay, in one transaction: all of it is done, or nothing.
  ///
  /// If the stay has ended, its owner's data are changed and nothing is told. Rule: G6.
  func commit<Answer>(
    in stay: SessionID?, _ body: @Sendable (OpenShop, inout News) throws -> Answer
  ) throws(ShopError) -> Told<Answer> {
    try answer { shop in
      var kept: (stay: SessionID, cart: Cart)?
      let told = try shop.connection.transaction {
        let before = try SessionTable(shop).stay()
        var news = News()
        let answer = try body(shop, &news)
        guard stay == nil || stay == before else { return Told(answer: answer) }
        let after = try SessionTable(shop).stay()
        var told = Told(answer: answer, session: after == before ? nil : after)
        told.change = try change(shop, news, in: after)
        kept = told.change?.cart.map { (after, $0) }
        return told
      }
      if let kept { toldCart = kept }
      return told
    }
  }

  /// What `session.read` answers; what it says of the cart has been told with that.
  func readSession() throws(ShopError) -> (SessionID, Session) {
    try answer { shop in
      let read = try shop.connection.transaction {
        let stay = try SessionTable(shop).stay()
        // A launch is the end of what was being said.
        try CartTable(shop, of: stay.shopper).sayNothingMore()
        return (stay, try SessionTable(shop).session())
      }
      toldCart = (read.0, read.1.cart)
      return read
    }
  }

  /// Whether the database can be used, without asking it for anything.
  func prepare() throws(ShopError) -> OpenShop {
    try answer { $0 }
  }

  /// Closes the database. Everything later is refused.
  func close() {
    isClosed = true
    shop?.connection.close()
    shop = nil
  }

  private func change(
    _ shop: OpenShop, _ news: News, in stay: SessionID
  ) throws -> ShopChange? {
    var change = ShopChange(number: 0)
    let cart = try CartTable(shop, of: stay.shopper).cart()
    if toldCart?.stay != stay || toldCart?.cart != cart { change.cart = cart }
    change.products = try CatalogTable(shop: shop).products(news.products)
    if news.session { change.session = try SessionTable(shop).session() }
    guard change.cart != nil || change.session != nil || !change.products.isEmpty else {
      return nil
    }
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
    } catch let error as ShopError {
      throw error
    } catch let error as DatabaseError {
      throw error.shopError
    } catch let error as SQLError {
      throw DatabaseError(error, file: options.path).shopError
    } catch is MoneyError {
      // An amount beyond what can be reckoned with: it is not done.
      throw .refused
    } catch {
      throw .damaged
    }
  }
}
