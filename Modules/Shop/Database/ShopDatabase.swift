import Foundation
import PatternKit
import ShopModel
import ShopServices

/// The shop on SQLite: everything that is sold and everything that shoppers have, in one file.
///
/// All its work is done on one serial executor, in the order of the calls. It takes no lock of its
/// own beyond SQLite's; the executable allows one process at a time. Rule: W1, W2.
public final class ShopDatabase: Sendable {
  /// Where a database lies.
  public enum Place: Sendable {
    /// In that file; its folder must exist.
    case file(URL)
    /// Nowhere: it is gone when it is closed.
    case memory

    var path: String {
      switch self {
      case .file(let url): url.path
      case .memory: ":memory:"
      }
    }
  }

  /// The file of the gateway's stand-in, beside the shop's own. A log (`-wal`) lies beside each.
  public static let gatewayFile = "gateway.sqlite"

  /// The stand-in that charges cards; nil when another gateway was given.
  public let standIn: StandInGateway?

  let store: Store
  private let gateway: any PaymentGateway
  /// Where the stand-in's file lies; nil for none.
  private let gatewayPath: String?

  /// Opens a database, makes it if there is none, and brings it to the newest schema.
  ///
  /// If another tool holds the file, this returns all the same: the first call waits for it, two
  /// seconds at most, and then fails with `inUse`, as does each later one until it can be opened.
  ///
  /// - Parameters:
  ///   - place: where it lies.
  ///   - region: where the shop sells; nil for what the file says, else the United Kingdom.
  ///   - now: the time.
  ///   - identifiers: where salts and keys come from.
  ///   - passwords: what hashes passwords.
  ///   - gateway: who charges cards; nil for a stand-in with a file of its own, ``gatewayFile``,
  ///     beside the shop's, or in memory as that is.
  ///   - writes: counts what shop and stand-in commit.
  /// - Throws: why it cannot be used, with the file and what to do. Nothing has been changed then.
  public init(
    at place: Place, region: Region? = nil, now: @escaping DateReading,
    identifiers: any IdentifierSource, passwords: any PasswordHasher = SystemPasswordHasher(),
    gateway: (any PaymentGateway)? = nil, writes: WriteLog = WriteLog()
  ) throws(DatabaseError) {
    let executor = ShopExecutor()
    store = try Store(
      StoreOptions(
        path: place.path, region: region, now: now, identifiers: identifiers,
        passwords: passwords, writes: writes),
      executor: executor)
    if case .file = place.gateway { gatewayPath = place.gateway.path } else { gatewayPath = nil }
    if let gateway {
      standIn = nil
      self.gateway = gateway
    } else {
      let standIn = try StandInGateway(at: place.gateway, on: executor, writes: writes)
      self.standIn = standIn
      self.gateway = standIn
    }
  }

  /// The shop's services. What they change is told by `feed`.
  @MainActor
  public func shop(feed: ChangeFeed) -> Shop {
    let desk = ServiceDesk(store, feed, gateway)
    return Shop(
      session: DatabaseSession(desk: desk), catalog: DatabaseCatalog(desk: desk),
      cart: DatabaseCart(desk: desk), saved: DatabaseSaved(desk: desk),
      account: DatabaseAccount(desk: desk), checkout: DatabaseCheckout(desk: desk),
      orders: DatabaseOrders(desk: desk))
  }

  /// Another hand in the same shop, whose announced changes `feed` tells.
  @MainActor
  public func otherHand(feed: ChangeFeed) -> OtherHand {
    OtherHand(ServiceDesk(store, feed, gateway))
  }

  /// Whether another tool has held the file whenever it was tried, so that the next call waits for
  /// it. Rule: W2.
  public func isHeld() async -> Bool {
    await store.isHeld
  }

  /// Where the shop sells. Rule: M7.
  public func region() async throws(ShopError) -> Region {
    try await store.read { $0.region }
  }

  /// Replaces the catalogue by what `body` adds, in one transaction: when `body` throws, the old one
  /// stays as it was. Lines of carts and saved marks stay, also of products that are gone. What is
  /// sold newly counts as newer than what was sold before. The feed does not tell it. Rule: I6, I7.
  ///
  /// - Returns: how many products there are now.
  /// - Throws: what `body` throws, such as ``CatalogueImportError``; else ``ShopError``.
  @discardableResult
  public func replaceCatalogue(
    _ body: @escaping @Sendable (CatalogueImport) throws -> Void
  ) async throws -> Int {
    try await store.replaceCatalogue(body)
  }

  /// Replaces the catalogue by `products`, in their order.
  ///
  /// - Returns: how many products there are now.
  @discardableResult
  public func replaceCatalogue(
    _ products: some Sequence<Product> & Sendable
  ) async throws -> Int {
    try await replaceCatalogue { catalogue in
      for product in products { try catalogue.add(product) }
    }
  }

  /// Makes these the coupons that there are. One in a cart that is not among them leaves with the
  /// next change. Rule: K4.
  ///
  /// - Throws: `refused` for an amount in another currency than the shop's.
  public func replaceCoupons(_ coupons: [Coupon]) async throws(ShopError) {
    try await store.write { try CouponTable(shop: $0).replace(coupons) }
  }

  /// Everything that the database holds, as text, the same for the same contents.
  public func dump() async throws(ShopError) -> String {
    try await store.read { try Dump(shop: $0).text() }
  }

  /// A short text that is the same for two databases with the same contents.
  public func digest() async throws(ShopError) -> String {
    Dump.digest(try await dump())
  }

  /// Examines what the shop and its stand-in have kept, as it is now, but not the files: the checks
  /// of stock, carts, orders, totals, payments and charges.
  ///
  /// A stand-in in memory cannot be looked at from here, so that charges are skipped and not counted.
  ///
  /// - Throws: when the files cannot be read. What is wrong inside is a finding.
  public func inspectBooks() async throws(ShopError) -> Inspection {
    let gateway = standIn == nil ? nil : gatewayPath
    return try await store.read { shop in
      let reader = try gateway.map { try Connection($0, isForReading: true) }
      defer { reader?.close() }
      let checkup = Checkup(
        shop: shop.connection, shopFile: shop.options.path, gateway: reader,
        gatewayFile: gateway ?? "", wanted: shop.region)
      let checks: [InspectionCheck] = [.stock, .carts, .orders, .totals, .payments, .charges]
      return Inspection(
        results: checks.map(checkup.result), region: shop.region,
        figures: try InspectionFigures(shop.connection, reader))
    }
  }

  /// Closes the database, and its stand-in. Calls that are entered later are refused.
  public func close() async {
    await store.close()
    await standIn?.close()
  }
}

extension ShopDatabase.Place {
  /// Where the stand-in's file lies, when the shop's lies here.
  fileprivate var gateway: ShopDatabase.Place {
    switch self {
    case .memory: .memory
    case .file(let url):
      .file(url.deletingLastPathComponent().appending(path: ShopDatabase.gatewayFile))
    }
  }
}
