extension Schema {
  /// What makes an order cheaper, what shoppers remember, and who has to wait before signing in. A
  /// mark keeps the name of its product, for when that is gone. Amounts are in the region's
  /// currency, days are `2026-01-02`, moments are milliseconds since 1970.
  static let shoppers = """
    CREATE TABLE coupon (
      code TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount', 'delivery')),
      value INTEGER NOT NULL CHECK (value >= 0),
      minimum INTEGER CHECK (minimum >= 0),
      category TEXT,
      category_name TEXT,
      first_day TEXT,
      last_day TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE saved (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      handle TEXT NOT NULL,
      name TEXT NOT NULL,
      UNIQUE (account, handle)
    ) STRICT;

    CREATE TABLE lock_out (
      email TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      locked_until INTEGER
    ) STRICT, WITHOUT ROWID;
    """
}
