import ShopModel
import ShopServices

extension CartTable {
  /// Brings the guest's lines over into this cart and empties the guest's. The account's coupon
  /// stays; without one the guest's is tried. Rule: S5, K5.
  ///
  /// - Returns: whether a line came over.
  func mergeGuest() throws -> Bool {
    let guest = try CartTable(shop, of: nil)
    let own = try entries()
    let others = try guest.entries()
    var left: [SKU: Int] = [:]
    for entry in own + others { left[entry.sku] = try StockTable(shop: shop).stock(of: entry.sku) }
    let merge = CartMerge(account: own, guest: others) { left[$0] ?? 0 }
    for (position, entry) in merge.entries.enumerated() {
      if position < own.count {
        try shop.connection.run(
          "UPDATE cart_line SET quantity = ? WHERE cart = ? AND sku = ? AND quantity <> ?",
          entry.quantity, id, entry.sku.text, entry.quantity)
      } else if let kept = try guest.kept(entry.sku) {
        try insert(kept, of: entry.sku, entry.quantity, at: try lastPlace() + 1)
      }
    }
    if try couponCode() == nil { try keepCoupon(try guest.couponCode()) }
    try guest.empty()
    return merge.hasCome
  }

  /// Takes everything out, the coupon and what could be put back too. Rule: S6.
  func empty() throws {
    try shop.connection.run("DELETE FROM cart_line WHERE cart = ?", id)
    try shop.connection.run("DELETE FROM removed_line WHERE cart = ?", id)
    try keepCoupon(nil)
  }

  private func entries() throws -> [CartEntry] {
    try shop.connection.rows(
      "SELECT sku, quantity FROM cart_line WHERE cart = ? ORDER BY place", id
    ) { CartEntry(SKU($0.text(0)), $0.int(1)) }
  }

  private func lastPlace() throws -> Int {
    try shop.connection.int(
      "SELECT coalesce(max(place), 0) FROM cart_line WHERE cart = ?", id) ?? 0
  }
}
