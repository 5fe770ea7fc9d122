extension Schema {
  /// Payments and what was bought by them. An attempt holds everything that its order will: the
  /// order is written as it was seen, whatever has changed since. Nothing of an order is reckoned
  /// again, so it is kept as one text.
  static let orders = """
    CREATE TABLE attempt (
      key TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id),
      number INTEGER NOT NULL,
      total INTEGER NOT NULL,
      state TEXT NOT NULL
        CHECK (state IN ('reserved', 'charging', 'paid', 'declined', 'dropped')),
      reason TEXT,
      content TEXT NOT NULL,
      told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX attempt_open ON attempt (account)
      WHERE state IN ('reserved', 'charging');
    CREATE INDEX attempt_untold ON attempt (account, number)
      WHERE told = 0 AND state NOT IN ('reserved', 'charging');

    CREATE TABLE attempt_line (
      key TEXT NOT NULL REFERENCES attempt (key) ON DELETE CASCADE,
      sku TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      PRIMARY KEY (key, sku)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE customer_order (
      number INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id),
      key TEXT NOT NULL UNIQUE REFERENCES attempt (key),
      placed INTEGER NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('placed', 'sent', 'cancelled')),
      total INTEGER NOT NULL,
      content TEXT NOT NULL,
      refund_due INTEGER NOT NULL DEFAULT 0 CHECK (refund_due IN (0, 1))
    ) STRICT;
    CREATE INDEX customer_order_by_account ON customer_order (account, number);
    CREATE INDEX customer_order_refund_due ON customer_order (number) WHERE refund_due = 1;
    """
}
