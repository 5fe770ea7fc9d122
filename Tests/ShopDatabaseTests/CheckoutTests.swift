import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// Placing an order that is not placed: something is not as it was seen.
struct CheckoutTests {
  let bench: Bench
  private let mug = SKU("MUG-1")
  private let pot = SKU("TEAPOT")

  init() async throws {
    bench = try await Bench.stocked()
    try await bench.database.replaceCoupons([
      Coupon(code: "TEN", kind: .percent(Percentage(10)), minimum: Money(1_000, .gbp))
    ])
    try await bench.register()
    _ = try await bench.shop.cart.change(mug, by: 2)
  }

  /// Places what was seen, and is refused, with nothing charged, taken or opened.
  private func refused(_ seen: Review) async throws -> PlaceRefusal {
    let stock = try await bench.stock(of: "MUG-1", in: "mug")
    let answer = try await bench.shop.checkout.place(seen, with: try Bench.card(.ok))
    guard case .changed(let refusal) = answer else { throw Bench.Unexpected("\(answer)") }
    #expect(try await bench.database.standIn?.netCharges() == 0)
    #expect(try await bench.stock(of: "MUG-1", in: "mug") == stock)
    #expect(try await bench.shop.checkout.begin().attempt == nil)
    #expect(try await bench.shop.orders.page(after: nil).items == [])
    return refusal
  }

  @Test("H0, H3, V9: checkout begins with the region, and the last address once there is one")
  func begin() async throws {
    #expect(
      try await bench.shop.checkout.begin() == CheckoutStart(region: .unitedKingdom))
    _ = try await bench.order()
    #expect(
      try await bench.shop.checkout.begin()
        == CheckoutStart(region: .unitedKingdom, address: Bench.address))
  }

  @Test("H3: options come for the address and for the weight of the shopper's cart")
  func options() async throws {
    let table = DeliveryTable(.unitedKingdom)
    #expect(
      try await bench.shop.checkout.options(Bench.address)
        == table.options(grams: 500, to: Bench.address))
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 30)
    #expect(
      try await bench.shop.checkout.options(Bench.address)
        == table.options(grams: 500 + 30 * 250, to: Bench.address))
    var far = Bench.address
    far.postcode = "ZE1 0AA"
    #expect(
      try await bench.shop.checkout.options(far) == table.options(grams: 8_000, to: far))
  }

  @Test("H6: a price that has changed is told, with a new review")
  func price() async throws {
    let seen = try await bench.review()
    try await bench.hand.setPrice(of: mug, to: Money(1_300, .gbp))
    let refusal = try await refused(seen)
    #expect(
      refusal.changes == [.price("Mug, No 1", from: Money(1_200, .gbp), to: Money(1_300, .gbp))])
    let review = try #require(refusal.review)
    #expect(review.total == Money(2 * 1_300 + 395, .gbp))
    let again = try await bench.shop.checkout.place(review, with: try Bench.card(.ok))
    guard case .payment(.paid) = again else {
      Issue.record("\(again)")
      return
    }
  }

  @Test("H6: a price that has changed silently is found out")
  func silentPrice() async throws {
    let seen = try await bench.review()
    try await bench.hand.setPrice(of: mug, to: Money(1_100, .gbp), silently: true)
    let refusal = try await refused(seen)
    #expect(refusal.changes.count == 1)
    #expect(bench.cart?.subtotal == Money(2_200, .gbp), "and told to everybody")
  }

  @Test("H6: with too little stock the line is named")
  func stock() async throws {
    let seen = try await bench.review()
    try await bench.hand.setStock(of: mug, to: 1, silently: true)
    let refusal = try await refused(seen)
    #expect(refusal.changes == [.stock("Mug, No 1", "Only 1 left")])
    #expect(refusal.cart.lines.map(\.availability) == [.onlyLeft(1)])
    _ = try await bench.shop.cart.set(mug, to: 1)
    _ = try await bench.order()
    #expect(try await bench.stock(of: "MUG-1", in: "mug") == 0)
  }

  @Test("H6: a coupon that does not hold any more is told")
  func coupon() async throws {
    _ = try await bench.shop.cart.coupon("TEN")
    let seen = try await bench.review()
    #expect(seen.totals.rows.contains { $0.role == .discount })
    try await bench.database.replaceCoupons([])
    let refusal = try await refused(seen)
    #expect(refusal.changes == [.coupon("TEN")])
    #expect(refusal.review?.cart.coupon == nil)
  }

  @Test("H6: another delivery, another quantity and another line are told")
  func others() async throws {
    var seen = try await bench.review(1)
    _ = try await bench.shop.cart.change(mug, by: 1)
    _ = try await bench.shop.cart.change(pot, by: 1)
    var refusal = try await refused(seen)
    #expect(
      refusal.changes == [
        .quantity("Mug, No 1", from: 2, to: 3), .quantity("Teapot", from: 0, to: 1),
      ])
    seen = try await bench.review(1)
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 40)
    refusal = try await refused(seen)
    #expect(refusal.options.map(\.id) == ["standard"], "it is too heavy for the other now")
    #expect(
      refusal.changes.contains(.delivery(from: seen.delivery, to: refusal.options[0])))
    #expect(refusal.review?.delivery == refusal.options[0])
  }

  @Test("H6: a total that was never shown is not charged, whatever it claims to be of")
  func forgedTotal() async throws {
    let dear = try await bench.review()
    try await bench.hand.setPrice(of: mug, to: Money(1, .gbp))
    let cheap = try await bench.review()
    try await bench.hand.setPrice(of: mug, to: Money(1_200, .gbp))
    let refusal = try await refused(cheap)
    #expect(refusal.review?.total == dear.total)
  }

  @Test("H1, H6: an empty cart cannot be bought")
  func empty() async throws {
    let seen = try await bench.review()
    _ = try await bench.shop.cart.remove(mug)
    let refusal = try await refused(seen)
    #expect(refusal.cart.isEmpty)
    #expect(refusal.review == nil)
  }

  @Test("H3: what cannot be sent is not bought")
  func tooHeavy() async throws {
    let seen = try await bench.review()
    var anvil = Fixtures.product("anvil", "Anvil")
    anvil.variants[0].grams = 100_000
    try await bench.database.replaceCatalogue(Fixtures.small + [anvil])
    _ = try await bench.shop.cart.change(SKU("ANVIL"), by: 1)
    #expect(try await bench.shop.checkout.options(Bench.address) == [])
    let refusal = try await refused(seen)
    #expect(refusal.options == [])
    #expect(refusal.review == nil)
    #expect(refusal.cart.lines.count == 2)
  }

  @Test("H2: an address that is none of the region's is refused")
  func address() async throws {
    let cart = try #require(bench.cart)
    let option = try await bench.shop.checkout.options(Bench.address)[0]
    var address = Bench.address
    address.postcode = "90210"
    let seen = try Review(
      cart: cart, address: address, delivery: option, region: .unitedKingdom)
    await #expect(throws: ShopError.refused) {
      _ = try await bench.shop.checkout.place(seen, with: try Bench.card(.ok))
    }
  }

  @Test("H6: a line of a product that is gone cannot be bought")
  func gone() async throws {
    let seen = try await bench.review()
    try await bench.database.replaceCatalogue(Array(Fixtures.small.dropFirst()))
    let refusal = try await refused(seen)
    #expect(refusal.changes.contains(.stock("Mug, No 1", "No longer sold")))
  }
}
