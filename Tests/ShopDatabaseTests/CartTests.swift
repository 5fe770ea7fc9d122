import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Steps, typed quantities, removing and undo.
struct CartTests {
  let bench: Bench

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue(Fixtures.small)
  }

  private var cart: any CartService { bench.shop.cart }
  private let mug = SKU("MUG-1")
  private let tea = SKU("EARL-GREY")
  private let pot = SKU("TEAPOT")

  private func change(_ sku: SKU, _ difference: Int) async throws -> CartOutcome {
    try await cart.change(sku, by: difference).outcome
  }

  private func set(_ sku: SKU, _ quantity: Int) async throws -> CartOutcome {
    try await cart.set(sku, to: quantity).outcome
  }

  @Test("K1: lines stand in the order of first adding, with name, variant, price and total")
  func lines() async throws {
    #expect(try await change(tea, 1) == .done(added: 1))
    #expect(try await change(mug, 2) == .done(added: 2))
    #expect(try await change(tea, 1) == .done(added: 1))
    #expect(bench.lines == ["2 EARL-GREY 799", "2 MUG-1 1200"])
    let line = try #require(bench.cart?.lines.last)
    #expect(line.name == "Mug")
    #expect(line.variant == "No 1")
    #expect(line.handle == Handle("mug"))
    #expect(line.total == Money(2_400, .gbp))
    #expect(line.stock == 5)
    #expect(line.grams == 250)
    #expect(line.category == "cups")
    #expect(line.availability == .available)
  }

  @Test("K6, M8: line totals add up to the subtotal")
  func subtotal() async throws {
    _ = try await change(tea, 3)
    _ = try await change(mug, 2)
    #expect(bench.cart?.subtotal == Money(3 * 799 + 2 * 1_200, .gbp))
    #expect(bench.cart?.count == 5)
  }

  @Test("K2: a step past the stock changes nothing and says so")
  func pastTheStock() async throws {
    #expect(try await change(pot, 1) == .done(added: 1))
    #expect(try await change(pot, 1) == .done(added: 1))
    #expect(try await change(pot, 1) == .atLimit(stock: 2))
    #expect(bench.lines == ["2 TEAPOT 3250"])
    #expect(try await change(SKU("SAUCER"), 1) == .atLimit(stock: 0))
    #expect(bench.lines == ["2 TEAPOT 3250"])
  }

  @Test("L3: of several pieces as many are added as the stock allows")
  func several() async throws {
    #expect(try await change(pot, 5) == .clamped(to: 2))
    #expect(bench.lines == ["2 TEAPOT 3250"])
    #expect(try await change(pot, 5) == .atLimit(stock: 2))
    #expect(try await change(mug, .max) == .clamped(to: 5))
  }

  @Test("K2: a step down at one removes the line, says so, and can be undone")
  func stepDown() async throws {
    _ = try await change(tea, 1)
    _ = try await change(mug, 2)
    #expect(try await change(mug, -1) == .done(added: -1))
    #expect(bench.lines == ["1 EARL-GREY 799", "1 MUG-1 1200"])
    let removed = RemovedLine(sku: mug, name: "Mug, No 1", quantity: 1, position: 1)
    #expect(try await change(mug, -1) == .removed(removed))
    #expect(bench.lines == ["1 EARL-GREY 799"])
    #expect(try await change(mug, -1) == .done(added: 0), "there is nothing to take away")
    #expect(
      try await change(tea, .min)
        == .removed(
          RemovedLine(sku: tea, name: "Earl Grey", quantity: 1, position: 0)))
    #expect(bench.cart?.isEmpty == true)
  }

  @Test("K2: a typed quantity is clamped to the stock; 0 removes; a negative one is refused")
  func typed() async throws {
    _ = try await change(mug, 1)
    #expect(try await set(mug, 4) == .done(added: 3))
    #expect(try await set(mug, 9_999) == .clamped(to: 5))
    #expect(bench.lines == ["5 MUG-1 1200"])
    #expect(try await set(mug, 2) == .done(added: -3))
    await #expect(throws: ShopError.refused) { _ = try await set(mug, -1) }
    #expect(bench.lines == ["2 MUG-1 1200"])
    #expect(
      try await set(mug, 0)
        == .removed(RemovedLine(sku: mug, name: "Mug, No 1", quantity: 2, position: 0)))
    #expect(bench.lines == [])
    #expect(try await set(mug, 0) == .done(added: 0))
  }

  @Test("K2: of what is sold out nothing is set, and the line stays")
  func typedSoldOut() async throws {
    _ = try await change(mug, 3)
    try await bench.hand.setStock(of: mug, to: 0)
    #expect(try await set(mug, 2) == .atLimit(stock: 0))
    #expect(bench.lines == ["3 MUG-1 1200"])
  }

  @Test("P5: an unknown SKU is told, and nothing changes")
  func unknown() async throws {
    _ = try await change(mug, 1)
    let before = try await bench.database.digest()
    #expect(try await change(SKU("NOTHING"), 1) == .unknown)
    #expect(try await set(SKU("NOTHING"), 3) == .unknown)
    #expect(try await cart.remove(SKU("NOTHING")).outcome == .done(added: 0))
    #expect(
      try await cart.restore(
        RemovedLine(sku: SKU("NOTHING"), name: "?", quantity: 1, position: 0)
      ).outcome == .unknown)
    #expect(try await bench.database.digest() == before)
  }

  @Test("K3: a removed line comes back in its place, with its quantity", arguments: 0..<3)
  func undo(_ position: Int) async throws {
    _ = try await change(mug, 2)
    _ = try await change(tea, 3)
    _ = try await change(pot, 1)
    let before = bench.lines
    let sku = try #require(bench.cart?.lines[position].sku)
    guard case .removed(let line) = try await cart.remove(sku).outcome else {
      Issue.record("the line was not removed")
      return
    }
    #expect(line.position == position)
    #expect(bench.cart?.lines.count == 2)
    #expect(try await cart.restore(line).outcome == .done(added: line.quantity))
    #expect(bench.lines == before)
  }

  @Test("K3, K7: a line comes back with its quantity when less is left, and says so")
  func undoWithLess() async throws {
    _ = try await change(mug, 4)
    guard case .removed(let line) = try await cart.remove(mug).outcome else {
      Issue.record("the line was not removed")
      return
    }
    try await bench.hand.setStock(of: mug, to: 1)
    _ = try await cart.restore(line)
    #expect(bench.cart?.lines.map(\.quantity) == [4])
    #expect(bench.cart?.lines.map(\.availability) == [.onlyLeft(1)])
  }

  @Test("K3: a line of a product that is gone comes back too")
  func undoGone() async throws {
    _ = try await change(mug, 4)
    try await bench.database.replaceCatalogue(Array(Fixtures.small.dropFirst()))
    guard case .removed(let line) = try await cart.remove(mug).outcome else {
      Issue.record("the line was not removed")
      return
    }
    #expect(line.name == "Mug, No 1")
    #expect(bench.lines == [])
    #expect(try await cart.restore(line).outcome == .done(added: 4))
    #expect(bench.cart?.lines.map(\.availability) == [.gone])
    #expect(bench.cart?.lines.map(\.variant) == ["No 1"])
    #expect(try await change(mug, 1) == .unknown, "no more can be had")
    #expect(try await change(mug, -1) == .done(added: -1))
  }

  @Test("K3: what was added again meanwhile and is then put back is one line with the sum")
  func undoTwice() async throws {
    _ = try await change(tea, 3)
    guard case .removed(let line) = try await cart.remove(tea).outcome else {
      Issue.record("the line was not removed")
      return
    }
    _ = try await change(tea, 1)
    #expect(try await cart.restore(line).outcome == .done(added: 3))
    #expect(bench.lines == ["4 EARL-GREY 799"])
    await #expect(throws: ShopError.refused) {
      _ = try await cart.restore(RemovedLine(sku: tea, name: "", quantity: 0, position: 0))
    }
  }

  @Test("K7: stock below the quantity does not change it: the line says what is left")
  func lessIsLeft() async throws {
    _ = try await change(mug, 4)
    try await bench.hand.setStock(of: mug, to: 3)
    #expect(bench.cart?.lines.map(\.availability) == [.onlyLeft(3)])
    #expect(bench.lines == ["4 MUG-1 1200"])
    #expect(try await change(mug, 1) == .atLimit(stock: 3))
    #expect(try await change(mug, -1) == .done(added: -1))
    #expect(bench.cart?.lines.map(\.availability) == [.available])
    try await bench.hand.setStock(of: mug, to: 0)
    #expect(bench.cart?.lines.map(\.availability) == [.onlyLeft(0)])
  }

  @Test("G10: the calls of cart are handled in the order in which they were made, and all count")
  func inOrder() async throws {
    var answers: [Int: CartOutcome] = [:]
    var order: [Int] = []
    let tracker = TaskTrackerBench()
    for index in 0..<7 {
      tracker.scope.ask { [cart, mug] in
        try await cart.change(mug, by: 1)
      } then: { result in
        order.append(index)
        answers[index] = try? result.get().outcome
      }
    }
    try await tracker.idle()
    #expect(order == Array(0..<7))
    #expect((0..<5).allSatisfy { answers[$0] == .done(added: 1) })
    #expect(answers[5] == .atLimit(stock: 5))
    #expect(answers[6] == .atLimit(stock: 5))
    #expect(bench.lines == ["5 MUG-1 1200"])
    #expect(bench.told.map(\.number) == Array(1...bench.told.count))
  }
}
