import ShopModel
import ShopServices

extension CartTable {
  private var connection: Connection { shop.connection }

  /// A step. Rule: K2, L3.
  func change(_ sku: SKU, by difference: Int) throws -> CartOutcome {
    let quantity = try self.quantity(of: sku)
    guard difference != 0, quantity > 0 || difference > 0 else { return .done(added: 0) }
    let stock = try StockTable(shop: shop).stock(of: sku)
    // Taking away never asks for the stock: what is not sold any more can still be taken out.
    guard difference < 0 || stock != nil else { return .unknown }
    return try apply(
      .step(from: quantity, by: difference, stock: stock ?? 0), to: sku, quantity, stock ?? 0)
  }

  /// A typed quantity. Rule: K2.
  func set(_ sku: SKU, to wanted: Int) throws -> CartOutcome {
    guard wanted >= 0 else { throw ShopError.refused }
    let quantity = try self.quantity(of: sku)
    guard wanted > 0 || quantity > 0 else { return .done(added: 0) }
    let stock = try StockTable(shop: shop).stock(of: sku)
    guard wanted == 0 || stock != nil else { return .unknown }
    return try apply(.set(to: wanted, stock: stock ?? 0), to: sku, quantity, stock ?? 0)
  }

  /// Takes a line out. Rule: K3.
  func remove(_ sku: SKU) throws -> CartOutcome {
    let quantity = try self.quantity(of: sku)
    return quantity > 0 ? .removed(try takeOut(sku, quantity)) : .done(added: 0)
  }

  /// Puts a line back that was taken out, with what its shopper had been shown of it. It comes back
  /// as it was, also when less is left by now: then it says so. Rule: K3, K7.
  func restore(_ line: RemovedLine) throws -> CartOutcome {
    guard (1...StockTable.most).contains(line.quantity) else { throw ShopError.refused }
    let quantity = try self.quantity(of: line.sku)
    guard quantity == 0 else {
      // It has been added again meanwhile: there is one line of a variant.
      let sum = min(quantity + line.quantity, StockTable.most)
      try put(sum, of: line.sku)
      return .done(added: sum - quantity)
    }
    guard let kept = try removed(line.sku) ?? sold(line.sku) else { return .unknown }
    try insert(kept, of: line.sku, line.quantity, at: try makeRoom(at: line.position))
    try sayNothingMore()
    return .done(added: line.quantity)
  }

  /// How many pieces of it are in the cart.
  func quantity(of sku: SKU) throws -> Int {
    try connection.int("SELECT quantity FROM cart_line WHERE cart = ? AND sku = ?", id, sku.text)
      ?? 0
  }

  /// Takes what was bought out of a line. Rule: H7.
  func takeBought(_ bought: Int, of sku: SKU) throws {
    let quantity = try self.quantity(of: sku)
    if quantity > bought {
      try put(quantity - bought, of: sku)
    } else {
      try connection.run("DELETE FROM cart_line WHERE cart = ? AND sku = ?", id, sku.text)
    }
  }

  private func apply(
    _ change: QuantityChange, to sku: SKU, _ quantity: Int, _ stock: Int
  ) throws -> CartOutcome {
    switch change {
    case .removed:
      return .removed(try takeOut(sku, quantity))
    case .atLimit:
      return .atLimit(stock: stock)
    case .done(let target):
      if target != quantity { try put(target, of: sku) }
      return .done(added: target - quantity)
    case .clamped(let target):
      if target != quantity { try put(target, of: sku) }
      return .clamped(to: target)
    }
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
    let lines = try lines()
    guard let position = lines.firstIndex(where: { $0.sku == sku }) else { throw ShopError.damaged }
    let line = RemovedLine(
      sku: sku, name: lines[position].title, quantity: quantity, position: position)
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

// MARK: - What a line keeps

extension CartTable {
  /// What a line keeps beside its quantity.
  struct Kept {
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
    try kept(in: "removed_line", sku)
  }

  /// What a line of this cart keeps.
  func kept(_ sku: SKU) throws -> Kept? {
    try kept(in: "cart_line", sku)
  }

  private func kept(in table: String, _ sku: SKU) throws -> Kept? {
    try connection.row(
      """
      SELECT handle, name, variant, seen_price, seen_stock FROM \(table)
      WHERE cart = ? AND sku = ?
      """, id, sku.text
    ) { row in
      Kept(
        handle: row.text(0), name: row.text(1), variant: row.text(2), seenPrice: row.int(3),
        seenStock: row.int(4))
    }
  }

  /// Makes a line at that place.
  func insert(_ kept: Kept, of sku: SKU, _ quantity: Int, at place: Int) throws {
    try connection.run(
      """
      INSERT INTO cart_line (cart, sku, place, quantity, handle, name, variant, seen_price,
        seen_stock)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, id, sku.text, place, quantity, kept.handle, kept.name, kept.variant, kept.seenPrice,
      kept.seenStock)
  }
}
