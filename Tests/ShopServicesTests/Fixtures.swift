import Foundation
import ShopModel

/// An order and what it is made of.
nonisolated enum Fixtures {
  static let address = Address(
    name: "Ada Lovelace", street: "12 St James's Square", city: "London", postcode: "SW1Y 4JH")

  static func review() throws -> Review {
    let line = try CartLine(
      sku: SKU("MUG"), handle: Handle("mug"), name: "Mug", variant: "",
      unitPrice: Money(1_000, .gbp), quantity: 1, stock: 9, availability: .available)
    let option = DeliveryOption(
      id: "standard", name: "Standard", price: Money(395, .gbp), fewestDays: 3, mostDays: 5)
    return try Review(
      cart: Cart(lines: [line], currency: .gbp), address: address, delivery: option,
      region: .unitedKingdom)
  }

  static func card() throws -> Card {
    try Card(
      number: Secret("4242 4242 4242 4242"), expiry: "12/30", code: Secret("123"),
      today: Day(Date(timeIntervalSince1970: 1_767_362_700)))
  }

  static func order(_ number: Int, _ status: OrderStatus) throws -> Order {
    let review = try review()
    return Order(
      number: number, date: Date(timeIntervalSince1970: 1_767_362_700), status: status,
      lines: review.cart.lines.map(OrderLine.init), totals: review.totals,
      address: review.address, delivery: review.delivery, card: try card().summary,
      email: "ada@example.com")
  }
}
