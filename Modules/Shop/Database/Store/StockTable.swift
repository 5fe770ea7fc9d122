import ShopModel

/// How much is left of everything.
struct StockTable {
  /// The most that can be in stock. Rule: I5.
  static let most = 999_999

  let shop: OpenShop

  /// How many are left; nil for what is not sold.
  func stock(of sku: SKU) throws -> Int? {
    try shop.connection.int("SELECT stock FROM variant WHERE sku = ?", sku.text)
  }

  /// Takes pieces away, all of them or none.
  func take(_ quantity: Int, of sku: SKU, _ news: inout News) throws -> Bool {
    try shop.connection.run(
      "UPDATE variant SET stock = stock - ? WHERE sku = ? AND stock >= ?", quantity, sku.text,
      quantity)
    let isDone = shop.connection.changes > 0
    try tell(sku, &news)
    return isDone
  }

  /// Gives pieces back, to what is still sold.
  func giveBack(_ quantity: Int, of sku: SKU, _ news: inout News) throws {
    try shop.connection.run(
      "UPDATE variant SET stock = min(stock + ?, ?) WHERE sku = ?", quantity, Self.most, sku.text)
    try tell(sku, &news)
  }

  private func tell(_ sku: SKU, _ news: inout News) throws {
    if let handle = try CatalogTable(shop: shop).handle(of: sku) { news.products.insert(handle) }
  }
}
