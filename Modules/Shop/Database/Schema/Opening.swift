import ShopModel

/// Opens a file as a shop's database, or says why it is none.
enum Opening {
  /// Opens the file at `path`, makes it if there is none, and brings it to the newest schema.
  ///
  /// - Throws: ``DatabaseError``.
  static func open(
    _ path: String, region wanted: Region?, patience: Int32 = Connection.patience,
    migrations: [String] = Schema.migrations
  ) throws(DatabaseError) -> (Connection, Region) {
    do {
      let connection = try Connection(path, patience: patience)
      guard !connection.isReadOnly else { throw DatabaseError.readOnly(file: path) }
      try check(connection, path, migrations)
      try connection.execute("PRAGMA foreign_keys = ON")
      _ = try connection.rows("PRAGMA journal_mode = WAL") { $0.text(0) }
      try migrate(connection, migrations)
      return (connection, try region(of: connection, path, wanted))
    } catch let error as DatabaseError {
      throw error
    } catch let error as SQLError {
      throw DatabaseError(error, file: path)
    } catch {
      throw .unreachable(file: path, reason: "\(error)")
    }
  }

  /// Looks before anything is written.
  private static func check(
    _ connection: Connection, _ path: String, _ migrations: [String]
  ) throws {
    let version = try version(of: connection)
    let tables = try connection.int("SELECT count(*) FROM sqlite_schema") ?? 0
    let mark = try connection.int("PRAGMA application_id") ?? 0
    guard mark == Schema.applicationID || (mark == 0 && version == 0 && tables == 0) else {
      throw DatabaseError.foreign(file: path)
    }
    guard version <= migrations.count else {
      throw DatabaseError.newer(file: path, version: version, known: migrations.count)
    }
  }

  private static func migrate(_ connection: Connection, _ migrations: [String]) throws {
    guard try version(of: connection) < migrations.count else { return }
    try connection.transaction {
      // Looked at again: another process may have taken the steps while we waited for it.
      for script in migrations.dropFirst(try version(of: connection)) {
        try connection.execute(script)
      }
      try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
      try connection.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  private static func region(
    of connection: Connection, _ path: String, _ wanted: Region?
  ) throws -> Region {
    let kept = try connection.row("SELECT region FROM shop") { $0.text(0) }
    guard let kept else {
      let region = wanted ?? .unitedKingdom
      try connection.transaction {
        try connection.run("INSERT INTO shop (id, region) VALUES (1, ?)", region.rawValue)
        try connection.run("INSERT INTO cart (account) VALUES (NULL)")
      }
      return region
    }
    guard let has = Region(rawValue: kept) else { throw DatabaseError.damaged(file: path) }
    guard let wanted, wanted != has else { return has }
    throw DatabaseError.otherRegion(file: path, has: has, wanted: wanted)
  }

  private static func version(of connection: Connection) throws -> Int {
    try connection.int("PRAGMA user_version") ?? 0
  }
}
