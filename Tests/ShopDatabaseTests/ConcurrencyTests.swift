import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Many at once.
struct ConcurrencyTests {
  /// Two shoppers with the last teapot in their carts, in one shop.
  private func twoStays(_ bench: Bench) async throws -> [(stay: SessionID, review: Review)] {
    try await bench.hand.setStock(of: SKU("TEAPOT"), to: 1)
    var stays: [(SessionID, Review)] = []
    for credentials in [Bench.ada, Bench.bob] {
      try await bench.register(credentials)
      _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
      stays.append((bench.feed.session, try await bench.review()))
      try await bench.shop.account.signOut()
    }
    return stays
  }

  @Test(
    "H6, H7: fifty placements of the last piece by two sessions: one order, the others told, carts kept"
  )
  func lastPiece() async throws {
    let bench = try await Bench.stocked()
    let stays = try await twoStays(bench)
    let work = TaskTrackerBench()
    let card = try Bench.card(.ok)
    var answers: [PlaceAnswer] = []
    for index in 0..<50 {
      let (stay, review) = stays[index % 2]
      SessionID.$ofCall.withValue(stay) {
        _ = work.scope.ask {
          try await bench.shop.checkout.place(review, with: card)
        } then: {
          if let answer = try? $0.get() { answers.append(answer) }
        }
      }
    }
    try await work.idle()
    #expect(answers.count == 50)
    let paid = Set(
      answers.compactMap { answer -> Int? in
        if case .payment(.paid(let order)) = answer { order.number } else { nil }
      })
    #expect(paid == [1_001])
    #expect(try await bench.database.standIn?.netCharges() == 1)
    #expect(try await bench.stock(of: "TEAPOT", in: "teapot") == 0)
    // The other shopper, all twenty-five times, is told what is short; nothing else is wrong.
    let refusals = answers.compactMap { answer -> PlaceRefusal? in
      if case .changed(let refusal) = answer { refusal } else { nil }
    }
    let losers = refusals.filter { !$0.cart.isEmpty }
    #expect(losers.count == 25)
    for refusal in losers {
      #expect(refusal.changes.map(\.text) == ["Teapot: Sold out"])
      #expect(refusal.cart.lines.map(\.availability) == [.onlyLeft(0)])
      #expect(refusal.cart.lines.map(\.quantity) == [1])
    }
    // That cart is kept; the winner's is empty.
    try await bench.signIn(Bench.bob)
    #expect(bench.lines == ["1 TEAPOT 3250"])
    #expect(try await bench.shop.orders.page(after: nil).items.isEmpty)
    try await bench.shop.account.signOut()
    try await bench.signIn()
    #expect(bench.lines == [])
    #expect(try await bench.shop.orders.page(after: nil).items.map(\.number) == [1_001])
  }

  @Test("H6, H7: so do two shops on one file, each with a connection of its own")
  func twoConnections() async throws {
    let folder = try Folder()
    let gateway = try StandInGateway(at: .memory, on: ShopExecutor())
    let one = try await Bench.stocked(at: .file(folder.file), gateway: gateway)
    let other = try Bench(at: .file(folder.file), gateway: gateway)
    _ = try await other.shop.session.read()
    let stays = try await twoStays(one)
    let work = TaskTrackerBench()
    let card = try Bench.card(.ok)
    var paid: [Int] = []
    var refused = 0
    for index in 0..<50 {
      let (stay, review) = stays[index % 2]
      let shop = (index % 2 == 0 ? one : other).shop
      SessionID.$ofCall.withValue(stay) {
        _ = work.scope.ask {
          try await shop.checkout.place(review, with: card)
        } then: {
          switch $0 {
          case .success(.payment(.paid(let order))): paid.append(order.number)
          case .success(.changed): refused += 1
          default: Issue.record("\($0)")
          }
        }
      }
    }
    try await work.idle()
    #expect(Set(paid) == [1_001])
    #expect(paid.count + refused == 50)
    #expect(try await gateway.netCharges() == 1)
    #expect(try await one.stock(of: "TEAPOT", in: "teapot") == 0)
    await one.database.close()
    await other.database.close()
  }

  @Test("V20: a payment takes the same turns each time: what is asked beside it is answered alike")
  func sameTurns() async throws {
    let bench = try await Bench.stocked()
    try await bench.register()
    let card = try Bench.card(.declined)
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 1)
    let review = try await bench.review()
    let work = TaskTrackerBench()
    let shielded = ShieldedShop(bench.shop, feed: bench.feed, tracer: Tracer())
    work.tracker.include(shielded.workload)
    let shop = shielded.shop
    var orders: Set<String> = []
    for _ in 0..<40 {
      var order = ""
      for index in 0..<4 {
        work.scope.ask {
          try await shop.catalog.product(Handle("mug"))
        } then: { _ in
          order += "\(index)"
        }
        if index == 0 {
          work.scope.ask {
            try await shop.checkout.place(review, with: card)
          } then: { _ in
            order += "p"
          }
        }
      }
      try await work.idle()
      orders.insert(order)
    }
    #expect(orders == ["0123p"])
  }

  @Test("H7: many taps on one button are one payment")
  func manyTaps() async throws {
    let bench = try await Bench.stocked()
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 1)
    let review = try await bench.review()
    let card = try Bench.card(.ok)
    let work = TaskTrackerBench()
    var numbers: [Int] = []
    for _ in 0..<20 {
      work.scope.ask {
        try await bench.shop.checkout.place(review, with: card)
      } then: {
        if case .success(.payment(.paid(let order))) = $0 { numbers.append(order.number) }
      }
    }
    try await work.idle()
    #expect(Set(numbers) == [1_001])
    #expect(try await bench.database.standIn?.netCharges() == 1)
    #expect(try await bench.stock(of: "SENCHA", in: "sencha") == 39)
  }
}
