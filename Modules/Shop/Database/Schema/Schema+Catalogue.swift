extension Schema {
  /// What is sold. A product's id is the order of its first import; its place is the catalogue's
  /// order. What lists are sorted and filtered by is kept beside it, so that a page is read from an
  /// index; the trigger keeps it true when another hand changes a variant.
  static let catalogue = """
    CREATE TABLE category (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      place INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE product (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      place INTEGER NOT NULL,
      handle TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      folded TEXT NOT NULL,
      vendor TEXT NOT NULL,
      details TEXT NOT NULL,
      tags TEXT NOT NULL,
      options TEXT NOT NULL,
      category TEXT NOT NULL REFERENCES category (id),
      lowest INTEGER NOT NULL,
      highest INTEGER NOT NULL,
      stock INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX product_by_place ON product (place);
    CREATE INDEX product_by_price ON product (lowest, place);
    CREATE INDEX product_by_falling_price ON product (lowest DESC, place);
    CREATE INDEX product_by_name ON product (folded, place);
    CREATE INDEX product_by_category ON product (category, place);

    CREATE TABLE variant (
      id INTEGER PRIMARY KEY,
      product INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      sku TEXT NOT NULL UNIQUE,
      choices TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      compare_at INTEGER CHECK (compare_at >= 0),
      stock INTEGER NOT NULL CHECK (stock BETWEEN 0 AND 999999),
      grams INTEGER NOT NULL,
      barcode TEXT NOT NULL
    ) STRICT;
    CREATE INDEX variant_by_product ON variant (product, place);

    CREATE TRIGGER variant_changed AFTER UPDATE OF price, stock ON variant
    BEGIN
      UPDATE product SET
        lowest = (SELECT min(price) FROM variant WHERE product = new.product),
        highest = (SELECT max(price) FROM variant WHERE product = new.product),
        stock = (SELECT sum(stock) FROM variant WHERE product = new.product)
      WHERE id = new.product;
    END;

    CREATE VIRTUAL TABLE search USING fts5 (
      name, vendor, tags, sku,
      content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    """
}
