import Foundation
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What a launch finds open.
struct LaunchTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A database in which a payment is open, closed.
  private func interrupted(_ sample: SampleCard, asked: Int) async throws -> Attempt {
    let bench = try await Bench.stocked(at: .file(folder.file))
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    guard case .payment(.checking(let attempt)) = try await bench.buy(sample) else {
      throw Bench.Unexpected("the outcome should be open")
    }
    for _ in 0..<asked { _ = try await bench.shop.checkout.status(attempt.key) }
    await bench.database.close()
    return attempt
  }

  @Test("H7, L1: a launch asks once, before it answers, and tells that the order is paid, once")
  func paid() async throws {
    _ = try await interrupted(.late, asked: 2)
    let bench = try Bench(at: .file(folder.file))
    let session = try await bench.shop.session.read()
    #expect(session.news.settled.map(\.notice) == ["Order 1001 is paid"])
    #expect(session.attempt == nil)
    #expect(session.cart.isEmpty)
    #expect(bench.told == [], "it is in the answer")
    #expect(try await bench.shop.session.read().news.isEmpty)
    #expect(try await bench.database.standIn?.netCharges() == 1)
    await bench.database.close()
  }

  @Test("H7, L1: or that the card was declined, with the stock given back")
  func declined() async throws {
    _ = try await interrupted(.lateDeclined, asked: 2)
    let bench = try Bench(at: .file(folder.file))
    let session = try await bench.shop.session.read()
    #expect(
      session.news.settled.map(\.notice) == ["Your card was declined: nothing was charged"])
    #expect(session.cart.count == 2)
    #expect(try await bench.stock(of: "MUG-1", in: "mug") == 5)
    await bench.database.close()
  }

  @Test("H7, L1: what is not known yet stays open, and holds the cart")
  func stillOpen() async throws {
    let attempt = try await interrupted(.late, asked: 0)
    let bench = try Bench(at: .file(folder.file))
    let session = try await bench.shop.session.read()
    #expect(session.attempt == attempt)
    #expect(session.news.isEmpty)
    #expect(session.cart.lines.map(\.availability) == [.available])
    #expect(try await bench.shop.cart.change(SKU("MUG-1"), by: 1).outcome == .checkingPayment)
    _ = try await bench.shop.checkout.status(attempt.key)
    guard case .paid = try await bench.shop.checkout.status(attempt.key) else {
      Issue.record("the launch's question should have counted")
      return
    }
    await bench.database.close()
  }

  @Test("H7: what the gateway has never heard of is closed, and the stock given back")
  func dropped() async throws {
    _ = try await interrupted(.late, asked: 0)
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(
        at: folder.url.appending(path: ShopDatabase.gatewayFile + suffix))
    }
    let bench = try Bench(at: .file(folder.file))
    let session = try await bench.shop.session.read()
    #expect(session.attempt == nil)
    #expect(session.news.isEmpty, "nothing was charged, and there is nothing to tell")
    #expect(session.cart.count == 2)
    #expect(try await bench.stock(of: "MUG-1", in: "mug") == 5)
    #expect(try await bench.shop.orders.page(after: nil).items == [])
    await bench.database.close()
  }

  @Test("H7: an outcome is told to its shopper only, at their next sign-in")
  func otherShopper() async throws {
    let first = try await Bench.stocked(at: .file(folder.file))
    try await first.register()
    _ = try await first.shop.cart.change(SKU("MUG-1"), by: 2)
    _ = try await first.buy(.late)
    try await first.shop.account.signOut()
    try await first.register(Bench.bob)
    await first.database.close()
    for _ in 1...2 {
      let bench = try Bench(at: .file(folder.file))
      _ = try await bench.shop.session.read()
      await bench.database.close()
    }
    let bench = try Bench(at: .file(folder.file))
    let session = try await bench.shop.session.read()
    #expect(session.shopper?.email == "bob@example.com")
    #expect(session.news.isEmpty)
    try await bench.shop.account.signOut()
    #expect(try await bench.signIn().settled.map(\.notice) == ["Order 1001 is paid"])
    await bench.database.close()
  }
}
