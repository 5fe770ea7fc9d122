import ShopModel
import ShopServices

/// What one shopper wants to remember. Rule: O3.
struct SavedTable {
  private let shop: OpenShop
  private let account: Int

  init(_ shop: OpenShop, of account: Int) {
    self.shop = shop
    self.account = account
  }

  /// What is saved, latest first.
  func list() throws -> [SavedProduct] {
    try shop.connection.rows(
      """
      SELECT s.handle, s.name, p.name, p.lowest, p.highest, p.stock,
        (SELECT v.sku FROM variant v WHERE v.product = p.id AND v.stock > 0 ORDER BY v.place)
      FROM saved s LEFT JOIN product p ON p.handle = s.handle
      WHERE s.account = ? ORDER BY s.id DESC
      """, account
    ) { row in
      let handle = Handle(row.text(0))
      guard let name = row.optionalText(2) else {
        return SavedProduct(handle: handle, name: row.text(1))
      }
      return SavedProduct(
        handle: handle, name: name,
        summary: ProductSummary(
          handle: handle, name: name, lowestPrice: shop.money(row.int(3)),
          pricesDiffer: row.int(3) != row.int(4), stock: row.int(5)),
        firstInStock: row.optionalText(6).map { SKU($0) })
    }
  }

  /// Sets a product's mark, if it is sold.
  func set(_ handle: Handle) throws {
    guard
      let name = try shop.connection.row(
        "SELECT name FROM product WHERE handle = ?", handle.text, make: { $0.text(0) })
    else { throw ShopError.refused }
    try shop.connection.run(
      "INSERT OR IGNORE INTO saved (account, handle, name) VALUES (?, ?, ?)", account,
      handle.text, name)
  }

  /// Takes a product's mark away.
  func clear(_ handle: Handle) throws {
    try shop.connection.run(
      "DELETE FROM saved WHERE account = ? AND handle = ?", account, handle.text)
  }

  /// The variant that a move to the cart adds; nil when none is in stock. Rule: P4.
  func firstInStock(_ handle: Handle) throws -> SKU? {
    try list().first { $0.handle == handle }?.firstInStock
  }

  /// Whether the product is marked.
  func contains(_ handle: Handle) throws -> Bool {
    try list().contains { $0.handle == handle }
  }
}
