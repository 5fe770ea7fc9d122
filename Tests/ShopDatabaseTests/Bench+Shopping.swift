import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What a shopper does, in one line each.
extension Bench {
  nonisolated static let ada = Credentials(
    email: "Ada@Example.com", password: Secret("correct horse"))
  static let bob = Credentials(email: "bob@example.com", password: Secret("battery staple"))

  static let address = Address(
    name: "Ada Lovelace", street: "12 St James's Square", city: "London", postcode: "SW1Y 4JH")

  static func card(_ sample: SampleCard) throws -> Card {
    try Card(
      number: Secret(sample.number), expiry: "12/30", code: Secret("123"), today: Day(start))
  }

  /// A bench with the small catalogue.
  static func stocked(
    at place: ShopDatabase.Place = .memory, now: @escaping DateReading = { Bench.start },
    gateway: (any PaymentGateway)? = nil, writes: WriteLog = WriteLog()
  ) async throws -> Bench {
    let bench = try Bench(at: place, now: now, gateway: gateway, writes: writes)
    try await bench.database.replaceCatalogue(Fixtures.small)
    _ = try await bench.shop.session.read()
    return bench
  }

  /// Registers, and is signed in.
  @discardableResult
  func register(_ credentials: Credentials = Bench.ada) async throws -> Shopper {
    let answer = try await shop.account.register(credentials)
    guard case .signedIn(let shopper, _) = answer else { throw Unexpected("\(answer)") }
    return shopper
  }

  /// Signs in, and answers what there is to tell.
  @discardableResult
  func signIn(_ credentials: Credentials = Bench.ada) async throws -> ShopNews {
    let answer = try await shop.account.signIn(credentials)
    guard case .signedIn(_, let news) = answer else { throw Unexpected("\(answer)") }
    return news
  }

  /// What Review would show of the cart that was told last.
  func review(_ option: Int = 0) async throws -> Review {
    let options = try await shop.checkout.options(Bench.address)
    let cart = try #require(cart)
    return try Review(
      cart: cart, address: Bench.address, delivery: options[option], region: .unitedKingdom)
  }

  /// Buys the cart as it is.
  func buy(_ sample: SampleCard = .ok) async throws -> PlaceAnswer {
    try await shop.checkout.place(try await review(), with: try Bench.card(sample))
  }

  /// Buys the cart, and is handed the order.
  func order() async throws -> Order {
    let answer = try await buy()
    guard case .payment(.paid(let order)) = answer else { throw Unexpected("\(answer)") }
    return order
  }

  /// How many are left of a variant.
  func stock(of sku: String, in handle: String) async throws -> Int? {
    try await shop.catalog.product(Handle(handle))?.variants.first { $0.sku == SKU(sku) }?.stock
  }

  /// Makes calls on behalf of a stay, as one that was made in it.
  func inStay<Answer>(
    _ stay: SessionID, _ body: () async throws -> Answer
  ) async throws -> Answer {
    try await SessionID.$ofCall.withValue(stay) { try await body() }
  }

  struct Unexpected: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }
}
