import Foundation
import ShopModel

/// What these tests show.
nonisolated enum Samples {
  static func pounds(_ pence: Int) -> Money { Money(pence, .gbp) }

  static let kitchen = Category(id: "kitchen", name: "Kitchen")
  static let categories = [kitchen, Category(id: "books", name: "Books & maps")]

  static let mug = Product(
    handle: Handle("coffee-mug"), name: "Coffee mug", vendor: "Potters of Leeds",
    details: "Holds a lot.\nDishwasher safe.", category: kitchen,
    options: [
      ProductOption(name: "Colour", values: ["Navy", "Sand"]),
      ProductOption(name: "Size", values: ["Small", "Large"]),
    ],
    variants: [
      Variant(sku: SKU("MUG-NAVY"), choices: ["Navy", "Small"], price: pounds(1_250), stock: 0),
      Variant(
        sku: SKU("MUG-NAVY-L"), choices: ["Navy", "Large"], price: pounds(1_500),
        compareAt: pounds(1_800), stock: 3),
      Variant(sku: SKU("MUG-SAND"), choices: ["Sand", "Small"], price: pounds(1_250), stock: 0),
    ])

  static let atlas = Product(
    handle: Handle("atlas"), name: "Atlas", category: categories[1],
    variants: [Variant(sku: SKU("0017"), price: pounds(4_000), stock: 12)])

  static var summaries: [ProductSummary] { [mug, atlas].compactMap(ProductSummary.init) }

  static func line(
    _ sku: String = "MUG-NAVY-L", name: String = "Coffee mug", variant: String = "Navy / Large",
    price: Int = 1_500, quantity: Int = 2, stock: Int = 3,
    availability: CartLine.Availability = .available, before: Int? = nil
  ) throws -> CartLine {
    try CartLine(
      sku: SKU(sku), handle: Handle("coffee-mug"), name: name, variant: variant,
      unitPrice: pounds(price), quantity: quantity, stock: stock, availability: availability,
      priceBefore: before.map(pounds), grams: 400)
  }

  static func cart(_ lines: CartLine...) throws -> Cart {
    try Cart(lines: lines, currency: .gbp)
  }

  static let standard = DeliveryOption(
    id: "standard", name: "Standard", price: pounds(395), fewestDays: 3, mostDays: 5)
  static let express = DeliveryOption(
    id: "express", name: "Express", price: pounds(795), fewestDays: 1, mostDays: 1)

  static let ada = Address(
    name: "Ada Lovelace", street: "12 St James's Square", city: "London", postcode: "SW1Y 4JH")

  static let card = CardSummary(brand: .visa, lastFour: "4242")

  static func review(
    _ cart: Cart, delivery: DeliveryOption = standard
  ) throws -> Review {
    try Review(cart: cart, address: ada, delivery: delivery, region: .unitedKingdom)
  }

  static func order(_ status: OrderStatus = .placed) throws -> Order {
    let cart = try cart(
      try line(), try line("0017", name: "Atlas", variant: "", price: 4_000, quantity: 1))
    return Order(
      number: 1_001, date: Date(timeIntervalSince1970: 1_767_362_700), status: status,
      lines: cart.lines.map(OrderLine.init), totals: try review(cart).totals, address: ada,
      delivery: standard, card: card, email: "ada@example.com")
  }
}
