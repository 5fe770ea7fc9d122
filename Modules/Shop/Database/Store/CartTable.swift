import ShopModel
import ShopServices

/// One cart: that of an account, or the guest's.
struct CartTable {
  let shop: OpenShop
  /// The cart's own id.
  let id: Int

  private var connection: Connection { shop.connection }

  /// The cart of that account; the guest's for nil.
  init(_ shop: OpenShop, of account: Int?) throws {
    self.shop = shop
    guard
      let id = try shop.connection.int("SELECT id FROM cart WHERE account IS ?", account)
    else { throw ShopError.damaged }
    self.id = id
  }

  /// The cart as its shopper sees it.
  func cart() throws -> Cart {
    try Cart(lines: try lines(), currency: shop.currency)
  }

  private func lines() throws -> [CartLine] {
    try connection.rows(
      """
      SELECT l.sku, l.quantity, l.handle, l.name, l.variant, l.seen_price, l.said_price,
        v.price, v.stock, v.grams, v.choices, p.handle, p.name, p.category
      FROM cart_line l
        LEFT JOIN variant v ON v.sku = l.sku LEFT JOIN product p ON p.id = v.product
      WHERE l.cart = ? ORDER BY l.place
      """, id
    ) { row in
      guard let price = row.optionalInt(7) else { return try goneLine(row) }
      let quantity = row.int(1)
      let stock = row.int(8)
      return try CartLine(
        sku: SKU(row.text(0)), handle: Handle(row.text(11)), name: row.text(12),
        variant: try JSONText.decode([String].self, row.text(10)).joined(separator: " / "),
        unitPrice: shop.money(price), quantity: quantity, stock: stock,
        availability: stock >= quantity ? .available : .onlyLeft(stock),
        priceBefore: before(price, seen: row.int(5), said: row.optionalInt(6)).map(shop.money),
        grams: row.int(9), category: row.text(13))
    }
  }

  /// A line whose product or variant is not sold any more: as it was when it was last seen.
  private func goneLine(_ row: Row) throws -> CartLine {
    try CartLine(
      sku: SKU(row.text(0)), handle: Handle(row.text(2)), name: row.text(3), variant: row.text(4),
      unitPrice: shop.money(row.int(5)), quantity: row.int(1), stock: 0, availability: .gone)
  }

  /// The price that a line says it had before. One that its shopper has not been shown with Cart on
  /// top comes first; else the one that is being said already. Rule: K7.
  private func before(_ price: Int, seen: Int, said: Int?) -> Int? {
    if seen != price { return seen }
    return said == price ? nil : said
  }
}

// MARK: - Steps

extension CartTable {
  /// A step. Rule: K2, L3.
  func change(_ sku: SKU, by difference: Int) throws -> CartAnswer.Outcome {
    let quantity = try self.quantity(of: sku)
    guard difference > 0 else {
      guard difference < 0, quantity > 0 else { return .done(added: 0) }
      // Compared by subtraction: a difference may be as low as an integer goes.
      guard difference > -quantity else { return .removed(try takeOut(sku, quantity)) }
      try put(quantity + difference, of: sku)
      return .done(added: difference)
    }
    guard let stock = try stock(of: sku) else { return .unknown }
    let room = max(0, stock - quantity)
    guard room > 0 else { return .atLimit(stock: stock) }
    let added = min(difference, room)
    try put(quantity + added, of: sku)
    return added == difference ? .done(added: added) : .clamped(to: quantity + added)
  }

  /// A typed quantity. Rule: K2.
  func set(_ sku: SKU, to wanted: Int) throws -> CartAnswer.Outcome {
    guard wanted >= 0 else { throw ShopError.refused }
    let quantity = try self.quantity(of: sku)
    guard wanted > 0 else {
      return quantity > 0 ? .removed(try takeOut(sku, quantity)) : .done(added: 0)
    }
    guard let stock = try stock(of: sku) else { return .unknown }
    // Clamping to nothing would remove a line that its shopper wants to keep.
    guard stock > 0 else { return .atLimit(stock: 0) }
    let target = min(wanted, stock)
    if target != quantity { try put(target, of: sku) }
    return target == wanted ? .done(added: target - quantity) : .clamped(to: target)
  }

  /// Takes a line out. Rule: K3.
  func remove(_ sku: SKU) throws -> CartAnswer.Outcome {
    let quantity = try self.quantity(of: sku)
    return quantity > 0 ? .removed(try takeOut(sku, quantity)) : .done(added: 0)
  }

  /// Puts a line back that was taken out, with what its shopper had been shown of it. It comes back
  /// as it was, also when less is left by now: then it says so. Rule: K3, K7.
  func restore(_ line: RemovedLine) throws -> CartAnswer.Outcome {
    guard (1...CartTable.most).contains(line.quantity) else { throw ShopError.refused }
    let quantity = try self.quantity(of: line.sku)
    guard quantity == 0 else {
      // It has been added again meanwhile: there is one line of a variant.
      let sum = min(quantity + line.quantity, CartTable.most)
      try put(sum, of: line.sku)
      return .done(added: sum - quantity)
    }
    guard let kept = try removed(line.sku) ?? sold(line.sku) else { return .unknown }
    try insert(kept, of: line.sku, line.quantity, at: try makeRoom(at: line.position))
    try sayNothingMore()
    return .done(added: line.quantity)
  }

  /// The most that a line can hold: as many as can be in stock.
  private static let most = 999_999

  private func quantity(of sku: SKU) throws -> Int {
    try connection.int("SELECT quantity FROM cart_line WHERE cart = ? AND sku = ?", id, sku.text)
      ?? 0
  }

  private func stock(of sku: SKU) throws -> Int? {
    try connection.int("SELECT stock FROM variant WHERE sku = ?", sku.text)
  }

  /// Gives a line that quantity; makes it, last, if it is not there.
  private func put(_ quantity: Int, of sku: SKU) throws {
    try connection.run(
      "UPDATE cart_line SET quantity = ? WHERE cart = ? AND sku = ?", quantity, id, sku.text)
    if connection.changes == 0, let sold = try sold(sku) {
      try insert(sold, of: sku, quantity, at: try makeRoom(at: .max))
    }
    try sayNothingMore()
  }

  /// What a line keeps beside its quantity.
  private struct Kept {
    var handle: String
    var name: String
    var variant: String
    var seenPrice: Int
    var seenStock: Int
  }

  /// What a new line keeps: what its shopper sees now is what they have seen. Nil when it is not
  /// sold.
  private func sold(_ sku: SKU) throws -> Kept? {
    try connection.row(
      """
      SELECT p.handle, p.name, v.choices, v.price, v.stock
      FROM variant v JOIN product p ON p.id = v.product WHERE v.sku = ?
      """, sku.text
    ) { row in
      let choices = try JSONText.decode([String].self, row.text(2))
      return Kept(
        handle: row.text(0), name: row.text(1), variant: choices.joined(separator: " / "),
        seenPrice: row.int(3), seenStock: row.int(4))
    }
  }

  /// What the line kept that was taken out last; nil for another one.
  private func removed(_ sku: SKU) throws -> Kept? {
    try connection.row(
      """
      SELECT handle, name, variant, seen_price, seen_stock
      FROM removed_line WHERE cart = ? AND sku = ?
      """, id, sku.text
    ) { row in
      Kept(
        handle: row.text(0), name: row.text(1), variant: row.text(2), seenPrice: row.int(3),
        seenStock: row.int(4))
    }
  }

  private func insert(_ kept: Kept, of sku: SKU, _ quantity: Int, at place: Int) throws {
    try connection.run(
      """
      INSERT INTO cart_line (cart, sku, place, quantity, handle, name, variant, seen_price,
        seen_stock)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, id, sku.text, place, quantity, kept.handle, kept.name, kept.variant, kept.seenPrice,
      kept.seenStock)
  }

  /// The place of a line that is to stand at `position`, counted from 0; those behind move on.
  private func makeRoom(at position: Int) throws -> Int {
    let places = try connection.rows(
      "SELECT place FROM cart_line WHERE cart = ? ORDER BY place", id
    ) { $0.int(0) }
    let position = max(0, position)
    guard position < places.count else { return (places.last ?? 0) + 1 }
    try connection.run(
      "UPDATE cart_line SET place = place + 1 WHERE cart = ? AND place >= ?", id, places[position])
    return places[position]
  }

  private func takeOut(_ sku: SKU, _ quantity: Int) throws -> RemovedLine {
    let line = try connection.row(
      """
      SELECT coalesce(p.name, l.name),
        (SELECT count(*) FROM cart_line o WHERE o.cart = l.cart AND o.place < l.place)
      FROM cart_line l LEFT JOIN variant v ON v.sku = l.sku LEFT JOIN product p ON p.id = v.product
      WHERE l.cart = ? AND l.sku = ?
      """, id, sku.text
    ) { RemovedLine(sku: sku, name: $0.text(0), quantity: quantity, position: $0.int(1)) }
    guard let line else { throw ShopError.damaged }
    try connection.run(
      """
      INSERT OR REPLACE INTO removed_line
        (cart, sku, handle, name, variant, seen_price, seen_stock)
      SELECT cart, sku, handle, name, variant, seen_price, seen_stock
      FROM cart_line WHERE cart = ? AND sku = ?
      """, id, sku.text)
    try connection.run("DELETE FROM cart_line WHERE cart = ? AND sku = ?", id, sku.text)
    try sayNothingMore()
    return line
  }
}

// MARK: - What has been seen

extension CartTable {
  /// Keeps what its shopper sees: the prices and stocks that the lines show. What they were before
  /// goes on being said until the next change or until the tab is left. Rule: K7.
  func shown(_ cart: Cart) throws {
    for line in cart.lines where line.availability != .gone {
      try connection.run(
        """
        UPDATE cart_line SET
          said_price = CASE WHEN seen_price <> ?1 THEN seen_price ELSE said_price END,
          seen_price = ?1, seen_stock = ?2
        WHERE cart = ?3 AND sku = ?4 AND (seen_price <> ?1 OR seen_stock <> ?2)
        """, line.unitPrice.minorUnits, line.stock, id, line.sku.text)
    }
  }

  /// Ends what is being said of changed prices: the cart changes, or its tab is left. Rule: K7.
  func sayNothingMore() throws {
    try connection.run(
      "UPDATE cart_line SET said_price = NULL WHERE cart = ? AND said_price IS NOT NULL", id)
  }
}
