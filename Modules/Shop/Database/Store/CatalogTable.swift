import ShopModel
import ShopServices

/// Reads what is sold.
struct CatalogTable {
  /// How many products a page has. Rule: C1.
  static let pageSize = 20
  /// How many products a search may find and still be called rare.
  static let rareCount = 500

  let shop: OpenShop

  private var connection: Connection { shop.connection }

  /// The categories, in catalogue order.
  func categories() throws -> [Category] {
    try connection.rows("SELECT id, name FROM category ORDER BY place") {
      Category(id: $0.text(0), name: $0.text(1))
    }
  }

  /// One page in the order that the query asks for. A page is found by what its first product must
  /// come after, not by counting: what is added or removed before it moves nothing. Rule: C1, C2.
  func page(_ query: CatalogQuery, after cursor: PageCursor?) throws -> Page<ProductSummary> {
    var conditions: [String] = []
    var values: [any SQLBindable] = []
    var source = "product p"
    if let expression = SearchText.expression(query.text) {
      if try isFoundRarely(expression) {
        // What is found is looked up, and sorted. CROSS JOIN keeps that order.
        source = "search CROSS JOIN product p ON p.id = search.rowid"
        conditions.append("search MATCH ?")
      } else {
        // The products are gone through as they are sorted, until a page is full of what is found.
        // The plus keeps SQLite from looking each of those up.
        conditions.append("+p.id IN (SELECT rowid FROM search WHERE search MATCH ?)")
      }
      values.append(expression)
    }
    if let category = query.category {
      conditions.append("p.category = ?")
      values.append(category)
    }
    if query.inStockOnly { conditions.append("p.stock > 0") }
    if let cursor {
      guard let cursor = CatalogCursor(mark: cursor.mark, for: query.sort) else {
        throw ShopError.refused
      }
      let after = after(cursor)
      conditions.append(after.condition)
      values += after.values
    }
    let sql = """
      SELECT p.handle, p.name, p.lowest, p.highest, p.stock, p.id, p.place, p.folded
      FROM \(source)
      \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND "))
      ORDER BY \(order(query.sort)) LIMIT \(CatalogTable.pageSize + 1)
      """
    let found = try connection.rows(sql, values) { row in
      (summary(row), end(query.sort, row))
    }
    let shown = found.prefix(CatalogTable.pageSize)
    return Page(
      items: shown.map(\.0),
      next: found.count > shown.count ? shown.last.map { PageCursor(mark: $0.1.mark) } : nil)
  }

  /// Whether so few products are found that it costs less to look at each than to go through the
  /// catalogue until a page is full: in a large one both cost about the same at this number.
  private func isFoundRarely(_ expression: String) throws -> Bool {
    let found = try connection.int(
      """
      SELECT count(*) FROM
        (SELECT 1 FROM search WHERE search MATCH ? LIMIT \(CatalogTable.rareCount + 1))
      """, expression)
    return (found ?? 0) <= CatalogTable.rareCount
  }

  /// One product; nil when it is not sold.
  func product(_ handle: Handle) throws -> Product? {
    let found = try connection.row(
      """
      SELECT p.id, p.handle, p.name, p.vendor, p.details, p.tags, p.options, c.id, c.name
      FROM product p JOIN category c ON c.id = p.category WHERE p.handle = ?
      """, handle.text
    ) { row in
      let product = Product(
        handle: Handle(row.text(1)), name: row.text(2), vendor: row.text(3), details: row.text(4),
        tags: try JSONText.decode([String].self, row.text(5)),
        category: Category(id: row.text(7), name: row.text(8)),
        options: try JSONText.decode([ProductOption].self, row.text(6)), variants: [])
      return (id: row.int(0), product: product)
    }
    guard var product = found?.product, let id = found?.id else { return nil }
    product.variants = try connection.rows(
      """
      SELECT sku, choices, price, compare_at, stock, grams, barcode
      FROM variant WHERE product = ? ORDER BY place
      """, id
    ) { row in
      Variant(
        sku: SKU(row.text(0)), choices: try JSONText.decode([String].self, row.text(1)),
        price: shop.money(row.int(2)), compareAt: row.optionalInt(3).map(shop.money),
        stock: row.int(4), grams: row.int(5), barcode: row.text(6))
    }
    return product
  }

  /// The handle of the product that the variant belongs to; nil when it is not sold.
  func handle(of sku: SKU) throws -> Handle? {
    try connection.row(
      "SELECT p.handle FROM variant v JOIN product p ON p.id = v.product WHERE v.sku = ?", sku.text
    ) { Handle($0.text(0)) }
  }

  /// The products with those handles that are sold, in catalogue order.
  func products(_ handles: Set<Handle>) throws -> [Product] {
    try handles.compactMap { handle in
      try connection.row("SELECT place FROM product WHERE handle = ?", handle.text) {
        (place: $0.int(0), handle: handle)
      }
    }
    .sorted { $0.place < $1.place }
    .compactMap { try product($0.handle) }
  }

  private func order(_ sort: CatalogQuery.Sort) -> String {
    switch sort {
    case .featured: "p.place"
    case .priceUp: "p.lowest, p.place"
    case .priceDown: "p.lowest DESC, p.place"
    case .name: "p.folded, p.place"
    case .newest: "p.id DESC"
    }
  }

  private func after(_ cursor: CatalogCursor) -> (condition: String, values: [any SQLBindable]) {
    switch cursor.sort {
    case .featured:
      ("p.place > ?", [cursor.place])
    case .priceUp:
      ("(p.lowest, p.place) > (?, ?)", [cursor.number, cursor.place])
    case .priceDown:
      (
        "p.lowest <= ? AND (p.lowest < ? OR p.place > ?)",
        [cursor.number, cursor.number, cursor.place]
      )
    case .name:
      ("(p.folded, p.place) > (?, ?)", [cursor.folded, cursor.place])
    case .newest:
      ("p.id < ?", [cursor.number])
    }
  }

  private func summary(_ row: Row) -> ProductSummary {
    ProductSummary(
      handle: Handle(row.text(0)), name: row.text(1), lowestPrice: shop.money(row.int(2)),
      pricesDiffer: row.int(2) != row.int(3), stock: row.int(4))
  }

  private func end(_ sort: CatalogQuery.Sort, _ row: Row) -> CatalogCursor {
    let number =
      switch sort {
      case .priceUp, .priceDown: row.int(2)
      case .newest: row.int(5)
      case .featured, .name: 0
      }
    return CatalogCursor(
      sort: sort, number: number, place: row.int(6), folded: sort == .name ? row.text(7) : "")
  }
}
