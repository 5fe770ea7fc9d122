import Foundation
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Whatever is interrupted, at whichever commit, comes to a good end: at most one order, at most one
/// charge, and no piece of stock lost or found.
struct CrashTests {
  /// Files copied at each commit of a shop and its gateway, each into a folder of its own.
  private final class Copies {
    let folder: Folder
    let writes = WriteLog()
    private(set) var count = 0

    init() throws {
      folder = try Folder()
    }

    /// Copies at each commit from now on.
    func begin() {
      let root = folder.url
      let first = writes.count
      writes.onWrite { number in Copies.copy(root, number - first) }
    }

    func end() {
      writes.onWrite(nil)
    }

    /// The shop's file as it was at that commit.
    func file(_ number: Int) -> URL {
      folder.url.appending(path: "\(number)/shop.sqlite")
    }

    var all: [URL] {
      var files: [URL] = []
      while FileManager.default.fileExists(atPath: file(files.count + 1).path) {
        files.append(file(files.count + 1))
      }
      return files
    }

    private nonisolated static func copy(_ root: URL, _ number: Int) {
      let target = root.appending(path: "\(number)", directoryHint: .isDirectory)
      try? FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for name in ["shop.sqlite", ShopDatabase.gatewayFile] {
        for suffix in ["", "-wal"] {
          try? FileManager.default.copyItem(
            at: root.appending(path: name + suffix), to: target.appending(path: name + suffix))
        }
      }
    }
  }

  /// What must hold once everything has come to an end.
  private func check(_ bench: Bench, bought: Int, _ place: String) async throws {
    let orders = try await bench.shop.orders.page(after: nil).items
    let charges = try await bench.database.standIn?.netCharges()
    let paid = orders.filter { $0.status == .placed }.count
    #expect(orders.count <= 1, "\(place)")
    #expect(charges == paid, "\(place): what is paid is charged, and nothing else")
    #expect(
      try await bench.stock(of: "MUG-1", in: "mug") == 5 - paid * bought, "\(place): stock")
    #expect(
      try await bench.shop.session.read().cart.count == (orders.isEmpty ? bought : 0), "\(place)")
  }

  /// Launches on a copy, asks until nothing is open, and checks.
  private func recover(_ file: URL, bought: Int) async throws {
    let bench = try Bench(at: .file(file))
    var session = try await bench.shop.session.read()
    for _ in 1...4 where session.attempt != nil { session = try await bench.shop.session.read() }
    #expect(session.attempt == nil, "\(file.path)")
    try await check(bench, bought: bought, file.path)
    await bench.database.close()
  }

  @Test(
    "H6, H7: killed at any commit of an order, it is paid once or not at all",
    arguments: SampleCard.allCases)
  func placing(_ sample: SampleCard) async throws {
    let copies = try Copies()
    let bench = try await Bench.stocked(
      at: .file(copies.folder.file), writes: copies.writes)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    let review = try await bench.review()
    copies.begin()
    _ = try await bench.shop.checkout.place(review, with: try Bench.card(sample))
    while let attempt = try await bench.shop.checkout.begin().attempt {
      _ = try await bench.shop.checkout.status(attempt.key)
    }
    copies.end()
    #expect(copies.all.count >= 3, "T1, the charge, T2")
    try await check(bench, bought: 2, "uninterrupted")
    await bench.database.close()
    for file in copies.all { try await recover(file, bought: 2) }
  }

  @Test("H7: killed at any commit, a second tap after the launch pays once", arguments: 1...3)
  func secondTap(_ number: Int) async throws {
    let copies = try Copies()
    let bench = try await Bench.stocked(at: .file(copies.folder.file), writes: copies.writes)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    let review = try await bench.review()
    copies.begin()
    _ = try await bench.shop.checkout.place(review, with: try Bench.card(.ok))
    copies.end()
    await bench.database.close()
    #expect(copies.all.count == 3)
    let again = try Bench(at: .file(copies.file(number)))
    // Without a launch's question: the tap alone.
    let shopper = try await again.shop.session.read().shopper
    #expect(shopper != nil)
    _ = try await again.shop.checkout.place(review, with: try Bench.card(.ok))
    #expect(try await again.database.standIn?.netCharges() == 1)
    #expect(try await again.shop.orders.page(after: nil).items.count == 1)
    #expect(try await again.stock(of: "MUG-1", in: "mug") == 3)
    await again.database.close()
  }

  @Test("O2: killed at any commit of a cancellation, it is refunded once and restocked once")
  func cancelling() async throws {
    let copies = try Copies()
    let bench = try await Bench.stocked(at: .file(copies.folder.file), writes: copies.writes)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    let order = try await bench.order()
    copies.begin()
    _ = try await bench.shop.orders.cancel(order.number)
    copies.end()
    await bench.database.close()
    #expect(copies.all.count == 3, "the order, the refund, and that it was made")
    for file in copies.all {
      let again = try Bench(at: .file(file))
      _ = try await again.shop.session.read()
      #expect(try await again.shop.orders.read(order.number)?.status == .cancelled)
      #expect(try await again.database.standIn?.netCharges() == 0)
      #expect(try await again.stock(of: "MUG-1", in: "mug") == 5)
      _ = try await again.shop.orders.cancel(order.number)
      #expect(try await again.stock(of: "MUG-1", in: "mug") == 5)
      await again.database.close()
    }
  }

  @Test("S5: killed at any commit of a sign-in, the carts are merged or not, never lost or doubled")
  func merging() async throws {
    let copies = try Copies()
    let bench = try await Bench.stocked(at: .file(copies.folder.file), writes: copies.writes)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    try await bench.shop.account.signOut()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    copies.begin()
    try await bench.signIn()
    copies.end()
    await bench.database.close()
    #expect(copies.all.count == 1, "one transaction")
    for file in copies.all {
      let again = try Bench(at: .file(file))
      #expect(try await again.shop.session.read().cart.count == 3)
      await again.database.close()
    }
  }
}
