import ShopModel

/// What is sold in these tests: a mug in two colours, a pot, and 43 cups, more than two pages.
public enum Shelf {
  public static let kitchen = Category(id: "kitchen", name: "Kitchen")
  public static let table = Category(id: "table", name: "Table")

  public static let products: [Product] =
    [
      Product(
        handle: Handle("mug"), name: "Harbour Mug", vendor: "Harbour Pottery", category: kitchen,
        options: [ProductOption(name: "Colour", values: ["Navy", "Moss"])],
        variants: [
          Variant(sku: SKU("MUG-NAVY"), choices: ["Navy"], price: pounds(1_200), stock: 40),
          Variant(sku: SKU("MUG-MOSS"), choices: ["Moss"], price: pounds(1_400), stock: 2),
        ]),
      Product(
        handle: Handle("pot"), name: "Enamel Pot", category: kitchen,
        variants: [Variant(sku: SKU("POT"), price: pounds(3_200), stock: 1)]),
    ]
    + (1...43).map { number in
      Product(
        handle: Handle("cup-\(number)"), name: "Cup \(number)", category: table,
        variants: [Variant(sku: SKU("CUP-\(number)"), price: pounds(500 + number), stock: 9)])
    }

  public static func pounds(_ pence: Int) -> Money { Money(pence, .gbp) }
}
