import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What becomes of payments.
struct PaymentTests {
  let bench: Bench
  private let mug = SKU("MUG-1")

  init() async throws {
    bench = try await Bench.stocked()
    try await bench.register()
    _ = try await bench.shop.cart.change(mug, by: 2)
  }

  private var charges: Int? {
    get async throws { try await bench.database.standIn?.netCharges() }
  }

  private var stock: Int? {
    get async throws { try await bench.stock(of: "MUG-1", in: "mug") }
  }

  /// Buys with a card whose outcome stays open.
  private func checking(_ sample: SampleCard = .late) async throws -> Attempt {
    let answer = try await bench.buy(sample)
    guard case .payment(.checking(let attempt)) = answer else {
      throw Bench.Unexpected("\(answer)")
    }
    return attempt
  }

  @Test(
    "H7, H9: paid: the order is written as seen, the cart is empty, the stock taken, charged once")
  func paid() async throws {
    let seen = try await bench.review()
    let answer = try await bench.shop.checkout.place(seen, with: try Bench.card(.ok))
    guard case .payment(.paid(let order)) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(order.number == 1_001)
    #expect(order.date == Bench.start)
    #expect(order.status == .placed)
    #expect(order.lines == seen.cart.lines.map(OrderLine.init))
    #expect(order.totals == seen.totals)
    #expect(order.address == seen.address)
    #expect(order.delivery == seen.delivery)
    #expect(order.card == CardSummary(brand: .visa, lastFour: "4242"))
    #expect(order.email == "Ada@Example.com")
    #expect(bench.cart?.isEmpty == true)
    #expect(try await stock == 3)
    #expect(try await charges == 1)
    #expect(try await bench.database.standIn?.netAmount() == seen.total.minorUnits)
    #expect(try await bench.shop.orders.read(1_001) == order)
  }

  @Test("V19, H6, H7: T1 tells the stock and the order being checked, T2 the order and the cart")
  func told() async throws {
    let before = bench.told.count
    _ = try await bench.buy()
    let changes = Array(bench.told.dropFirst(before))
    #expect(changes.count == 2)
    #expect(changes[0].products.first?.variants.map(\.stock) == [3, 0])
    #expect(changes[0].attempt?.state == .reserved)
    #expect(changes[0].orders.map(\.status) == [.checkingPayment])
    #expect(changes[0].cart == nil, "what is reserved for this cart is still to be had by it")
    #expect(changes[1].products == [])
    #expect(changes[1].attempt?.state == .paid(order: 1_001))
    #expect(changes[1].orders.map(\.status) == [.placed])
    #expect(changes[1].cart?.isEmpty == true)
    #expect(changes[1].number == changes[0].number + 1)
  }

  @Test(
    "H7, H10: declined: nothing is charged, the stock is given back, the cart stays",
    arguments: [(SampleCard.declined, DeclineReason.declined), (.funds, .insufficientFunds)])
  func declined(_ sample: SampleCard, _ reason: DeclineReason) async throws {
    let before = bench.told.count
    #expect(try await bench.buy(sample) == .payment(.declined(reason)))
    #expect(try await charges == 0)
    #expect(try await stock == 5)
    #expect(bench.lines == ["2 MUG-1 1200"])
    #expect(try await bench.shop.checkout.begin().attempt == nil)
    #expect(try await bench.shop.orders.page(after: nil).items == [])
    let changes = Array(bench.told.dropFirst(before))
    #expect(changes.map(\.attempt?.state) == [.reserved, .declined(reason)])
    #expect(changes.last?.withdrawnOrders == [1_001])
    #expect(changes.last?.products.first?.variants.map(\.stock) == [5, 0])
  }

  @Test("H7: after declined the next payment has a new key, and the order its number")
  func afterDeclined() async throws {
    _ = try await bench.buy(.declined)
    let first = try #require(bench.told.last?.attempt)
    let order = try await bench.order()
    let second = try #require(bench.told.last?.attempt)
    #expect(first.key != second.key)
    #expect(order.number == 1_001)
    #expect(try await charges == 1)
    #expect(
      try await bench.shop.checkout.status(first.key) == .declined(.declined), "it stays declined")
    #expect(try await charges == 1)
  }

  @Test("H8, H10: late: unknown to the charge and to two questions, then paid, once")
  func late() async throws {
    let attempt = try await checking()
    #expect(attempt.state == .charging)
    #expect(try await charges == 0)
    for _ in 1...2 {
      #expect(try await bench.shop.checkout.status(attempt.key) == .checking(attempt))
    }
    guard case .paid(let order) = try await bench.shop.checkout.status(attempt.key) else {
      Issue.record("it should be paid now")
      return
    }
    #expect(order.number == 1_001)
    #expect(try await charges == 1)
    #expect(bench.cart?.isEmpty == true)
    #expect(try await bench.shop.checkout.status(attempt.key) == .paid(order), "asked again")
    #expect(try await charges == 1)
  }

  @Test("H8, H10: late-declined: likewise, then declined, and the stock is given back")
  func lateDeclined() async throws {
    let attempt = try await checking(.lateDeclined)
    #expect(try await stock == 3)
    _ = try await bench.shop.checkout.status(attempt.key)
    _ = try await bench.shop.checkout.status(attempt.key)
    #expect(try await bench.shop.checkout.status(attempt.key) == .declined(.declined))
    #expect(try await charges == 0)
    #expect(try await stock == 5)
    #expect(bench.lines == ["2 MUG-1 1200"])
  }

  @Test("H7: while the outcome is open the key is used again, whatever is asked for")
  func sameKey() async throws {
    let attempt = try await checking()
    let other = try await bench.review()
    for _ in 1...5 {
      #expect(
        try await bench.shop.checkout.place(other, with: try Bench.card(.ok))
          == .payment(.checking(attempt)))
    }
    #expect(try await stock == 3, "it is taken once")
    #expect(try await bench.shop.checkout.begin().attempt == attempt)
    #expect(try await bench.shop.session.read().attempt?.key == attempt.key)
  }

  @Test("H7: while it is open nothing changes the cart: every call says so")
  func cartIsHeld() async throws {
    try await bench.database.replaceCoupons([Coupon(code: "TEN", kind: .freeDelivery)])
    try await bench.shop.saved.set(Handle("teapot"), true)
    let order = try await bench.order()
    _ = try await bench.shop.cart.change(mug, by: 2)
    _ = try await checking()
    let told = bench.told.count
    let cart = bench.shop.cart
    let held = CartAnswer(.checkingPayment)
    let line = RemovedLine(sku: mug, name: "Mug", quantity: 1, position: 0)
    #expect(try await cart.change(mug, by: 1) == held)
    #expect(try await cart.change(SKU("TEAPOT"), by: 1) == held)
    #expect(try await cart.set(mug, to: 1) == held)
    #expect(try await cart.remove(mug) == held)
    #expect(try await cart.restore(line) == held)
    #expect(try await cart.coupon("TEN") == .checkingPayment)
    #expect(try await cart.dropCoupon() == held)
    #expect(try await bench.shop.saved.move(Handle("teapot")) == held)
    #expect(try await bench.shop.orders.again(order.number) == .checkingPayment)
    #expect(bench.told.count == told)
    #expect(bench.lines == ["2 MUG-1 1200"])
    try await bench.shop.saved.set(Handle("mug"), true)
    #expect(bench.told.last?.saved?.count == 2, "marks are not the cart")
  }

  @Test("H7, S5: a sign-in's merge waits for the payment, and comes with its end")
  func mergeWaits() async throws {
    let attempt = try await checking()
    try await bench.shop.account.signOut()
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 1)
    let news = try await bench.signIn()
    #expect(!news.hasMerged)
    #expect(bench.lines == ["2 MUG-1 1200"])
    for _ in 1...3 { _ = try await bench.shop.checkout.status(attempt.key) }
    #expect(bench.told.last?.news.hasMerged == true)
    #expect(bench.lines == ["1 TEAPOT 3250"])
    try await bench.shop.account.signOut()
    #expect(bench.cart?.isEmpty == true)
  }

  @Test("H7: one open payment a shopper: two shoppers may have one each")
  func twoShoppers() async throws {
    let first = try await checking()
    try await bench.shop.account.signOut()
    try await bench.register(Bench.bob)
    _ = try await bench.shop.cart.change(mug, by: 1)
    let second = try await checking()
    #expect(first.key != second.key)
    #expect(try await stock == 2)
    await #expect(throws: ShopError.refused) {
      _ = try await bench.shop.checkout.status(first.key)
    }
    #expect(
      try await bench.shop.orders.page(after: nil).items.map(\.number) == [1_002],
      "numbers are not given twice")
  }

  @Test("H8, O1: an order whose payment is being checked is in the list, and can be read")
  func inTheList() async throws {
    let attempt = try await checking()
    let page = try await bench.shop.orders.page(after: nil)
    #expect(page.items.map(\.status) == [.checkingPayment])
    #expect(page.items.map(\.total) == [attempt.total])
    let order = try #require(try await bench.shop.orders.read(1_001))
    #expect(order.status == .checkingPayment)
    #expect(try await bench.shop.orders.cancel(1_001) == order, "it cannot be cancelled")
    #expect(try await stock == 3)
  }

  @Test("H4, H10: any other card is declined: this gateway is a stand-in")
  func otherCard() async throws {
    let card = try Card(
      number: Secret("5555 5555 5555 4444"), expiry: "12/30", code: Secret("123"),
      today: Day(Bench.start))
    #expect(
      try await bench.shop.checkout.place(try await bench.review(), with: card)
        == .payment(.declined(.declined)))
  }

  @Test("K4, H7: the coupon goes with what was bought")
  func coupon() async throws {
    try await bench.database.replaceCoupons([
      Coupon(code: "TEN", kind: .percent(Percentage(10)))
    ])
    _ = try await bench.shop.cart.coupon("TEN")
    let order = try await bench.order()
    #expect(order.totals.total == Money(2_400 - 240 + 395, .gbp))
    #expect(bench.cart?.coupon == nil)
    #expect(bench.told.last?.news.isEmpty == true)
  }
}
