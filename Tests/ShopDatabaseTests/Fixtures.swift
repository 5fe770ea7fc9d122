import ShopModel

/// A small catalogue, put together by hand.
nonisolated enum Fixtures {
  static let cups = Category(id: "cups", name: "Cups")
  static let tea = Category(id: "tea", name: "Tea")

  static func product(
    _ handle: String, _ name: String, _ category: Category = cups, vendor: String = "Kiln & Co",
    tags: [String] = [], prices: [Int] = [1_000], stock: [Int] = [10], skus: [String]? = nil,
    currency: Currency = .gbp
  ) -> Product {
    let variants = prices.indices.map { index in
      Variant(
        sku: SKU(skus?[index] ?? (handle.uppercased() + (prices.count > 1 ? "-\(index + 1)" : ""))),
        choices: prices.count > 1 ? ["No \(index + 1)"] : [],
        price: Money(prices[index], currency), stock: stock[index], grams: 250)
    }
    return Product(
      handle: Handle(handle), name: name, vendor: vendor, tags: tags, category: category,
      options: prices.count > 1
        ? [ProductOption(name: "Number", values: variants.flatMap(\.choices))] : [],
      variants: variants)
  }

  /// Six products of two categories.
  static let small: [Product] = [
    product("mug", "Mug", tags: ["kitchen", "gift"], prices: [1_200, 1_500], stock: [5, 0]),
    product("saucer", "Saucer", prices: [450], stock: [0]),
    product("earl-grey", "Earl Grey", tea, vendor: "Leaf", tags: ["black"], prices: [799]),
    product("eclair", "Éclair Dish", prices: [1_200], stock: [3]),
    product("sencha", "Sencha", tea, vendor: "Leaf", prices: [1_200], stock: [40]),
    product("teapot", "Teapot", tags: ["kitchen"], prices: [3_250], stock: [2]),
  ]
}
