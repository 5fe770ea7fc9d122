import Foundation
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What was bought.
struct OrdersTests {
  let bench: Bench
  private let tea = SKU("SENCHA")

  init() async throws {
    bench = try await Bench.stocked()
    try await bench.register()
  }

  private func order(_ sku: SKU = SKU("SENCHA"), _ quantity: Int = 1) async throws -> Order {
    _ = try await bench.shop.cart.change(sku, by: quantity)
    return try await bench.order()
  }

  @Test("O1: newest first, 20 a page, with number, date, status and total")
  func pages() async throws {
    for _ in 1...23 { _ = try await order() }
    let first = try await bench.shop.orders.page(after: nil)
    #expect(first.items.map(\.number) == Array((1_004...1_023).reversed()))
    let second = try await bench.shop.orders.page(after: first.next)
    #expect(second.items.map(\.number) == [1_003, 1_002, 1_001])
    #expect(second.next == nil)
    #expect(first.items[0].date == Bench.start)
    #expect(first.items[0].status == .placed)
    #expect(first.items[0].total == Money(1_200 + 395, .gbp))
    await #expect(throws: ShopError.refused) {
      _ = try await bench.shop.orders.page(after: PageCursor(mark: "1001"))
    }
  }

  @Test("O1: an order stays as it was charged, whatever becomes of its products")
  func asCharged() async throws {
    let order = try await order(SKU("MUG-1"), 2)
    try await bench.hand.setPrice(of: SKU("MUG-1"), to: Money(1, .gbp))
    try await bench.database.replaceCatalogue([])
    #expect(try await bench.shop.orders.read(order.number) == order)
    #expect(order.totals.total == Money(2_400 + 395, .gbp))
  }

  @Test("L3, P5: another shopper's order is unknown, as is one that never was")
  func others() async throws {
    let order = try await order()
    try await bench.shop.account.signOut()
    try await bench.register(Bench.bob)
    #expect(try await bench.shop.orders.read(order.number) == nil)
    #expect(try await bench.shop.orders.read(9_999) == nil)
    #expect(try await bench.shop.orders.cancel(order.number) == nil)
    #expect(try await bench.shop.orders.again(order.number) == .unknown)
    #expect(try await bench.shop.orders.page(after: nil).items == [])
    #expect(try await bench.database.standIn?.netCharges() == 1)
  }

  @Test("O2: cancelling refunds and restores the stock, once")
  func cancels() async throws {
    let order = try await order(tea, 3)
    #expect(try await bench.stock(of: "SENCHA", in: "sencha") == 37)
    let cancelled = try #require(try await bench.shop.orders.cancel(order.number))
    #expect(cancelled.status == .cancelled)
    #expect(bench.told.last?.orders == [cancelled])
    #expect(bench.told.last?.products.first?.variants.map(\.stock) == [40])
    #expect(try await bench.database.standIn?.netCharges() == 0)
    let told = bench.told.count
    #expect(try await bench.shop.orders.cancel(order.number) == cancelled)
    #expect(bench.told.count == told)
    #expect(try await bench.stock(of: "SENCHA", in: "sencha") == 40)
    #expect(try await bench.shop.orders.page(after: nil).items.map(\.status) == [.cancelled])
  }

  @Test("O1, O2: what was sent by another hand cannot be cancelled")
  func ships() async throws {
    let order = try await order()
    try await bench.hand.ship(order.number)
    #expect(bench.told.last?.orders.map(\.status) == [.sent])
    let answer = try await bench.shop.orders.cancel(order.number)
    #expect(answer?.status == .sent)
    #expect(try await bench.database.standIn?.netCharges() == 1)
    await #expect(throws: ShopError.refused) { try await bench.hand.ship(order.number) }
    await #expect(throws: ShopError.refused) { try await bench.hand.ship(4_711) }
  }

  @Test("O1, G6: another shopper's order is sent without telling anybody")
  func shipsOthers() async throws {
    let order = try await order()
    try await bench.shop.account.signOut()
    let told = bench.told.count
    try await bench.hand.ship(order.number)
    #expect(bench.told.count == told)
    try await bench.signIn()
    #expect(try await bench.shop.orders.read(order.number)?.status == .sent)
  }

  @Test("O2: a cancelled order cannot be sent")
  func cancelledIsNotSent() async throws {
    let order = try await order()
    _ = try await bench.shop.orders.cancel(order.number)
    await #expect(throws: ShopError.refused) { try await bench.hand.ship(order.number) }
  }

  @Test("O2, V17: again adds what is still sold, in one commit, and says what was left out")
  func again() async throws {
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    _ = try await bench.shop.cart.change(SKU("EARL-GREY"), by: 3)
    let order = try await bench.order()
    try await bench.database.replaceCatalogue(
      Fixtures.small.filter { $0.handle != Handle("teapot") })
    try await bench.hand.setStock(of: SKU("EARL-GREY"), to: 4)
    _ = try await bench.shop.cart.change(SKU("EARL-GREY"), by: 2)
    let told = bench.told.count
    let answer = try await bench.shop.orders.again(order.number)
    guard case .added(let again) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(bench.told.count == told + 1)
    #expect(bench.lines == ["4 EARL-GREY 799", "2 MUG-1 1200"])
    #expect(again.leftOut.count == 2)
    #expect(again.text?.contains("Teapot") == true)
  }

  @Test("O2: a refund that could not be asked for is asked for at the next launch, once")
  func refundLater() async throws {
    let inner = try StandInGateway(at: .memory, on: ShopExecutor())
    let gateway = FlakyGateway(inner)
    let bench = try await Bench.stocked(gateway: gateway)
    try await bench.register()
    _ = try await bench.shop.cart.change(tea, by: 1)
    let order = try await bench.order()
    await gateway.fail(1)
    #expect(try await bench.shop.orders.cancel(order.number)?.status == .cancelled)
    #expect(try await inner.netCharges() == 1)
    _ = try await bench.shop.session.read()
    #expect(try await inner.netCharges() == 0)
    let writes = bench.writes.count
    _ = try await bench.shop.session.read()
    #expect(bench.writes.count == writes, "nothing is due any more")
  }
}
