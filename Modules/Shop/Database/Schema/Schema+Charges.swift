extension Schema {
  /// What the gateway's stand-in was asked to charge: the outcome, whether it is known yet, how many
  /// questions it will still not answer, and whether the money was given back.
  static let charges = """
    CREATE TABLE charge (
      key TEXT PRIMARY KEY,
      amount INTEGER NOT NULL CHECK (amount >= 0),
      currency TEXT NOT NULL,
      outcome TEXT NOT NULL,
      settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
      questions INTEGER NOT NULL CHECK (questions >= 0),
      refunded INTEGER NOT NULL DEFAULT 0 CHECK (refunded IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    """
}
