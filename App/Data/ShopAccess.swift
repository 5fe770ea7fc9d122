import Foundation
import PatternKit
import ShopCatalogue
import ShopDatabase
import ShopModel
import ShopServices

/// The shop's database as a command opens it: alone in its folder, or in memory.
struct ShopAccess {
  /// Where the database lies.
  enum Place {
    case memory
    case directory(DataDirectory)
  }

  /// The database.
  let database: ShopDatabase
  /// Whether nothing had been kept there before.
  let isNew: Bool
  /// Keeps other processes out for as long as this is kept.
  private let lock: DirectoryLock?

  /// Opens it. A folder that is not there is made. `writes` counts what is committed.
  ///
  /// - Throws: why it cannot be used, with what to do.
  static func open(
    _ place: Place, region: Region?, now: @escaping DateReading, writes: WriteLog = WriteLog()
  ) throws(CommandError) -> ShopAccess {
    switch place {
    case .memory:
      return try ShopAccess(
        at: .memory, lock: nil, isNew: true, region: region, now: now, writes: writes)
    case .directory(let directory):
      try directory.make()
      let lock = try DirectoryLock(directory)
      return try ShopAccess(
        at: .file(URL(filePath: directory.shop)), lock: lock,
        isNew: !FileManager.default.fileExists(atPath: directory.shop), region: region, now: now,
        writes: writes)
    }
  }

  private init(
    at place: ShopDatabase.Place, lock: DirectoryLock?, isNew: Bool, region: Region?,
    now: @escaping DateReading, writes: WriteLog
  ) throws(CommandError) {
    self.lock = lock
    self.isNew = isNew
    do throws(DatabaseError) {
      database = try ShopDatabase(
        at: place, region: region, now: now, identifiers: SystemIdentifiers(), writes: writes)
    } catch {
      throw .environment("\(error)")
    }
  }

  /// Puts the shipped catalogue on the shelves of a shop that has never had anything on them, and has
  /// it take the shipped coupons.
  func stock() async throws(CommandError) {
    do {
      guard try await isEmpty() else { return }
      let region = try await database.region()
      let reading = CatalogueReading(PackageResources.shipped_csv, region: region)
      guard reading.report.isAcceptable() else {
        throw CommandError.environment("the shipped catalogue has faults")
      }
      try await database.replaceCoupons(ShippedCoupons.all(in: region))
      try await database.replaceCatalogue(reading.products)
    } catch {
      throw (error as? CommandError) ?? .environment(ShopAccess.text(of: error))
    }
  }

  /// A shop that was made and never stocked, since that was interrupted, counts as new.
  private func isEmpty() async throws(ShopError) -> Bool {
    if isNew { return true }
    // The shop itself waits for it, and says so.
    if await database.isHeld() { return false }
    do throws(ShopError) {
      let shop = database.shop(feed: ChangeFeed())
      return try await shop.catalog.page(CatalogQuery(), after: nil).items.isEmpty
    } catch {
      // What is wrong with it the shop itself tells, with a way to try again.
      return false
    }
  }

  /// What went wrong, for a person.
  static func text(of error: any Error) -> String {
    (error as? ShopError)?.text ?? "\(error)"
  }
}
