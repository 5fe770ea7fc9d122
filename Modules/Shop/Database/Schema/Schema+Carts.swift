extension Schema {
  /// Whose stay it is, and what everybody wants to buy. The guest's cart is the one without an
  /// account. A line keeps the name that it was added under, for when its product is gone, and what
  /// its shopper was last shown; so does the line that was taken out last, for when it is put back.
  static let carts = """
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      password TEXT NOT NULL
    ) STRICT;

    CREATE TABLE shop (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      region TEXT NOT NULL,
      change INTEGER NOT NULL DEFAULT 0,
      stay INTEGER NOT NULL DEFAULT 0,
      account INTEGER REFERENCES account (id),
      onboarded INTEGER NOT NULL DEFAULT 0 CHECK (onboarded IN (0, 1))
    ) STRICT;

    CREATE TABLE cart (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER UNIQUE REFERENCES account (id) ON DELETE CASCADE,
      coupon TEXT
    ) STRICT;
    CREATE UNIQUE INDEX cart_of_guest ON cart (account IS NULL) WHERE account IS NULL;

    CREATE TABLE cart_line (
      cart INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
      sku TEXT NOT NULL,
      place INTEGER NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      handle TEXT NOT NULL,
      name TEXT NOT NULL,
      variant TEXT NOT NULL,
      seen_price INTEGER NOT NULL,
      seen_stock INTEGER NOT NULL,
      said_price INTEGER,
      PRIMARY KEY (cart, sku)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE removed_line (
      cart INTEGER PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
      sku TEXT NOT NULL,
      handle TEXT NOT NULL,
      name TEXT NOT NULL,
      variant TEXT NOT NULL,
      seen_price INTEGER NOT NULL,
      seen_stock INTEGER NOT NULL
    ) STRICT;
    """
}
