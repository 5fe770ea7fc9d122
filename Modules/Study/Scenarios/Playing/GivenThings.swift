import Foundation
import ShopDatabase
import ShopModel
import ShopServices

/// Makes what is given besides the catalogue, by the shop's own services, in the order in which it is
/// written.
struct GivenThings {
  let database: ShopDatabase
  let shop: Shop
  let region: Region
  let today: Day

  private var passwords: [String: String] = [:]
  private var coupons: [Coupon] = []

  init(_ database: ShopDatabase, region: Region, date: Date) {
    self.database = database
    self.region = region
    today = Day(date)
    shop = database.shop(feed: ChangeFeed())
  }

  /// Makes one. - Throws: when it cannot be so.
  mutating func make(_ kind: GivenThing.Kind) async throws {
    switch kind {
    case .account(let email, let password):
      let answer = try await shop.account.register(credentials(email, password))
      guard case .signedIn = answer else {
        throw Mismatch("\(email) cannot have an account: \(answer)")
      }
      try await shop.account.signOut()
      passwords[email] = password
    case .signedIn(let email):
      guard let password = passwords[email] else {
        throw Mismatch("there is no account of \(email) above this line")
      }
      let answer = try await shop.account.signIn(credentials(email, password))
      guard case .signedIn = answer else {
        throw Mismatch("\(email) cannot sign in: \(answer)")
      }
    case .signedOut: try await shop.account.signOut()
    case .coupon(let coupon):
      let categories = try await shop.catalog.categories()
      coupons.append(try coupon.coupon(in: region.currency, of: categories))
      try await database.replaceCoupons(coupons)
    case .cart(let sku, let quantity): try await fill(sku, quantity)
    case .saved(let handle): try await shop.saved.set(handle, true)
    case .order(let sku, let quantity): try await order(sku, quantity)
    }
  }

  private func credentials(_ email: String, _ password: String) -> Credentials {
    Credentials(email: email, password: Secret(password))
  }

  private func fill(_ sku: SKU, _ quantity: Int) async throws {
    let answer = try await shop.cart.change(sku, by: quantity)
    guard answer.outcome == .done(added: quantity) else {
      throw Mismatch("\(quantity) of \(sku) cannot be in the cart: \(answer.outcome)")
    }
  }

  /// Buys with a card that pays, as a shopper would.
  private func order(_ sku: SKU, _ quantity: Int) async throws {
    let before = try await shop.session.read()
    guard before.shopper != nil else { throw Mismatch("an order is somebody's: sign in above it") }
    guard before.cart.isEmpty else { throw Mismatch("an order stands before what is in the cart") }
    try await fill(sku, quantity)
    let cart = try await shop.session.read().cart
    let address = address.normalized(in: region)
    guard let delivery = try await shop.checkout.options(address).first else {
      throw Mismatch("\(quantity) of \(sku) cannot be delivered")
    }
    let review = try Review(cart: cart, address: address, delivery: delivery, region: region)
    let card = try Card(
      number: Secret(SampleCard.ok.number), expiry: SampleCard.expiry,
      code: Secret(SampleCard.code), today: today)
    guard case .payment(.paid) = try await shop.checkout.place(review, with: card) else {
      throw Mismatch("\(quantity) of \(sku) cannot be ordered")
    }
  }

  /// Where given orders go.
  private var address: Address {
    Address(
      name: "Ada Lovelace", street: "1 Harbour Street", city: "Harbour", state: "TX",
      postcode: Postcode.example(region))
  }
}
