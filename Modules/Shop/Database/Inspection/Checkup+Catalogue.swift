import ShopModel

/// What is sold.
extension Checkup {
  /// Products without variants, and products whose sums do not agree with them.
  func catalogue() throws -> [InspectionFinding] {
    try shop.rows(
      """
      SELECT p.handle, count(v.id), p.lowest = min(v.price), p.highest = max(v.price),
        p.stock = sum(v.stock)
      FROM product p LEFT JOIN variant v ON v.product = p.id
      GROUP BY p.id
      HAVING count(v.id) = 0 OR p.lowest <> min(v.price) OR p.highest <> max(v.price)
        OR p.stock <> sum(v.stock)
      ORDER BY p.place
      """
    ) { row in
      let what: String
      if row.int(1) == 0 {
        what = "It has no variant, so nobody can buy it"
      } else if !row.bool(4) {
        what = "Its stock is not what its variants have together"
      } else {
        what = "Its prices are not those of its variants"
      }
      return finding("product \(row.text(0))", what, Self.importAgain)
    }
  }

  /// Variants with less than nothing, or more than there can be.
  func stock() throws -> [InspectionFinding] {
    try shop.rows(
      "SELECT sku, stock FROM variant WHERE stock NOT BETWEEN 0 AND ? ORDER BY sku",
      StockTable.most
    ) { row in
      finding(
        "variant \(row.text(0))", "Its stock is \(Format.number(row.int(1)))",
        "Count what is there, and import the catalogue again")
    }
  }

  /// Words that the index has and no product does, and the other way round.
  ///
  /// An index of what is sold is made beside it, and the two are compared word by word; and the
  /// index is asked whether it is whole.
  func search() throws -> [InspectionFinding] {
    do {
      try shop.run("INSERT INTO search (search) VALUES ('integrity-check')")
    } catch let error as SQLError {
      return [
        finding("search index", "The index is damaged: \(error.message)", Self.importAgain)
      ]
    }
    try shop.execute(Self.fresh)
    defer { try? shop.execute("DROP TABLE temp.fresh") }
    return try shop.rows(Self.differences) { row in
      finding(
        row.isNull(0) ? "product number \(row.int(1))" : "product \(row.text(0))",
        row.isNull(0)
          ? "The search finds what is not sold" : "The search does not know it as it is",
        Self.importAgain)
    }
  }

  private static let fresh = """
    CREATE VIRTUAL TABLE temp.fresh USING fts5 (
      name, vendor, tags, sku,
      content = '', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO temp.fresh (rowid, name, vendor, tags, sku)
    SELECT p.id, p.name, p.vendor,
      (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(p.tags)),
      (SELECT coalesce(group_concat(sku, ' '), '')
        FROM (SELECT sku FROM variant WHERE product = p.id ORDER BY place))
    FROM product p;
    CREATE VIRTUAL TABLE temp.fresh_words USING fts5vocab (temp, fresh, instance);
    CREATE VIRTUAL TABLE temp.search_words USING fts5vocab (main, search, instance);
    """

  /// Every product in whose words the two differ.
  private static let differences = """
    SELECT p.handle, d.doc
    FROM (
      SELECT doc FROM (
        SELECT doc, term, col, offset FROM temp.search_words
        EXCEPT SELECT doc, term, col, offset FROM temp.fresh_words)
      UNION
      SELECT doc FROM (
        SELECT doc, term, col, offset FROM temp.fresh_words
        EXCEPT SELECT doc, term, col, offset FROM temp.search_words)
    ) d LEFT JOIN product p ON p.id = d.doc
    ORDER BY d.doc
    """
}
