import ShopModel

/// Takes products one by one and replaces the catalogue with them, in one transaction.
///
/// It holds no more than one product at a time, so that a catalogue of any size can be imported. It
/// lives as long as the import does. Rule: I7.
public final class CatalogueImport {
  /// How many products have been taken.
  public private(set) var count = 0

  private let shop: OpenShop
  private var categories: Set<String> = []

  /// Begins a replacement: whatever is not added again is gone at its end.
  init(_ shop: OpenShop) throws {
    self.shop = shop
    try shop.connection.run("DELETE FROM variant")
    try shop.connection.run("INSERT INTO search (search) VALUES ('delete-all')")
    // A product that comes again keeps its id, which is the order of its first import.
    try shop.connection.run("UPDATE product SET place = -1")
    try shop.connection.run("UPDATE category SET place = -1")
  }

  /// Takes the next product, in catalogue order.
  ///
  /// - Throws: ``CatalogueImportError`` for a product that cannot be sold: the import must then be
  ///   given up, by throwing on; or what the database has to tell.
  public func add(_ product: Product) throws {
    try check(product)
    try add(product.category)
    let prices = product.variants.map(\.price.minorUnits)
    let id = try shop.connection.row(
      """
      INSERT INTO product
        (place, handle, name, folded, vendor, details, tags, options, category, lowest, highest,
        stock)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (handle) DO UPDATE SET
        place = excluded.place, name = excluded.name, folded = excluded.folded,
        vendor = excluded.vendor, details = excluded.details, tags = excluded.tags,
        options = excluded.options, category = excluded.category, lowest = excluded.lowest,
        highest = excluded.highest, stock = excluded.stock
      WHERE place = -1
      RETURNING id
      """,
      count, product.handle.text, product.name, Folding.fold(product.name), product.vendor,
      product.details, try JSONText.encode(product.tags), try JSONText.encode(product.options),
      product.category.id, prices.min() ?? 0, prices.max() ?? 0,
      product.variants.reduce(0) { $0 + $1.stock }
    ) { $0.int(0) }
    guard let id else { throw CatalogueImportError.handleTwice(product.handle) }
    for (place, variant) in product.variants.enumerated() {
      try add(variant, at: place, of: id)
    }
    try shop.connection.run(
      "INSERT INTO search (rowid, name, vendor, tags, sku) VALUES (?, ?, ?, ?, ?)",
      id, product.name, product.vendor, product.tags.joined(separator: " "),
      product.variants.map(\.sku.text).joined(separator: " "))
    count += 1
  }

  /// Ends the replacement: what has not come again goes.
  func finish() throws {
    try shop.connection.run("DELETE FROM product WHERE place = -1")
    try shop.connection.run("DELETE FROM category WHERE place = -1")
    // One segment instead of many: a search then looks in one place.
    try shop.connection.run("INSERT INTO search (search) VALUES ('optimize')")
  }

  private func check(_ product: Product) throws {
    guard !product.variants.isEmpty else {
      throw CatalogueImportError.noVariants(product.handle)
    }
    for variant in product.variants {
      let currencies = [variant.price.currency, variant.compareAt?.currency].compactMap { $0 }
      guard currencies.allSatisfy({ $0 == shop.currency }) else {
        throw CatalogueImportError.otherCurrency(variant.sku, shop.currency)
      }
      guard variant.price.minorUnits >= 0, (variant.compareAt?.minorUnits ?? 0) >= 0,
        (0...999_999).contains(variant.stock)
      else { throw CatalogueImportError.outOfRange(variant.sku) }
    }
  }

  private func add(_ category: Category) throws {
    guard categories.insert(category.id).inserted else { return }
    try shop.connection.run(
      """
      INSERT INTO category (id, name, place) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, place = excluded.place
      """, category.id, category.name, categories.count)
  }

  private func add(_ variant: Variant, at place: Int, of product: Int) throws {
    do {
      try shop.connection.run(
        """
        INSERT INTO variant
          (product, place, sku, choices, price, compare_at, stock, grams, barcode)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, product, place, variant.sku.text, try JSONText.encode(variant.choices),
        variant.price.minorUnits, variant.compareAt?.minorUnits, variant.stock, variant.grams,
        variant.barcode)
    } catch let error as SQLError where error.isConstraint {
      throw CatalogueImportError.skuTwice(variant.sku)
    }
  }
}
