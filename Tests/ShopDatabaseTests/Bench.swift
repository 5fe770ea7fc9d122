import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices

/// An open database, its services, and everything that the feed has told.
@MainActor
final class Bench {
  let database: ShopDatabase
  let feed: ChangeFeed
  let shop: Shop
  let hand: OtherHand
  let writes: WriteLog
  private(set) var told: [ShopChange] = []
  private var token: FeedToken?

  init(
    at place: ShopDatabase.Place = .memory, region: Region? = nil,
    now: @escaping DateReading = { Bench.start }, gateway: (any PaymentGateway)? = nil,
    writes: WriteLog = WriteLog()
  ) throws {
    self.writes = writes
    database = try ShopDatabase(
      at: place, region: region, now: now, identifiers: SeededIdentifiers(seed: 1),
      passwords: SystemPasswordHasher(.cheap), gateway: gateway, writes: writes)
    feed = ChangeFeed()
    shop = database.shop(feed: feed)
    hand = database.otherHand(feed: feed)
    token = feed.subscribe { [weak self] in self?.told.append($0) }
  }

  /// 2 January 2026, 14:05 UTC.
  nonisolated static let start = Date(timeIntervalSince1970: 1_767_362_700)

  /// The cart that was told last.
  var cart: Cart? { told.last { $0.cart != nil }?.cart }

  /// The cart as lines of text: quantity, SKU, unit price.
  var lines: [String] {
    (cart?.lines ?? []).map { "\($0.quantity) \($0.sku) \($0.unitPrice.minorUnits)" }
  }
}

/// A folder that goes with its owner.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "shop-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var file: URL { url.appending(path: "shop.sqlite") }
}
