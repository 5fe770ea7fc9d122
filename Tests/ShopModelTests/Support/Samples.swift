import ShopModel

/// Pounds and pence.
func gbp(_ pence: Int) -> Money { Money(pence, .gbp) }

/// Dollars and cents.
func usd(_ cents: Int) -> Money { Money(cents, .usd) }

/// A line of a cart; what a test does not name does not matter to it.
func line(
  _ sku: String, _ price: Money, _ quantity: Int, stock: Int = 100, grams: Int = 0,
  category: String = ""
) throws -> CartLine {
  try CartLine(
    sku: SKU(sku), handle: Handle(sku.lowercased()), name: sku, variant: "", unitPrice: price,
    quantity: quantity, stock: stock,
    availability: CartLine.Availability(quantity: quantity, stock: stock), grams: grams,
    category: category)
}

/// A variant; what a test does not name does not matter to it.
func variant(
  _ sku: String, _ choices: [String] = [], price: Int = 100, compareAt: Int? = nil, stock: Int = 10
) -> Variant {
  Variant(
    sku: SKU(sku), choices: choices, price: gbp(price), compareAt: compareAt.map(gbp), stock: stock)
}

/// A product with these variants.
func product(_ options: [ProductOption] = [], _ variants: Variant...) -> Product {
  Product(
    handle: Handle("mug"), name: "Mug", category: Category(id: "kitchen", name: "Kitchen"),
    options: options, variants: variants)
}

/// A day that must be one.
func day(_ text: String) throws -> Day {
  struct NoDay: Error {}
  guard let day = Day(parsing: text) else { throw NoDay() }
  return day
}

/// An option of delivery.
func delivery(_ price: Money, id: String = "standard", name: String = "Standard") -> DeliveryOption
{
  DeliveryOption(id: id, name: name, price: price, fewestDays: 3, mostDays: 5)
}
