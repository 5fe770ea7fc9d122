import ShopModel

/// Opens a file as the database that it should be, or says why it is none.
enum DatabaseFile {
  /// Opens the file at `path`, makes it if there is none, and brings it to the newest schema.
  /// `writes` counts what is committed, that included.
  static func open(
    _ path: String, as schema: Schema, patience: Int32 = Connection.patience,
    writes: WriteLog = WriteLog()
  ) throws(DatabaseError) -> Connection {
    try saying(path) {
      let connection = try Connection(path, patience: patience)
      connection.onCommit = { writes.committed() }
      guard !connection.isReadOnly else { throw DatabaseError.readOnly(file: path) }
      try check(connection, path, schema)
      try connection.execute("PRAGMA foreign_keys = ON")
      _ = try connection.rows("PRAGMA journal_mode = WAL") { $0.text(0) }
      try migrate(connection, schema)
      return connection
    }
  }

  /// The region that a shop's database sells in: its own, or `wanted` when it is new. Rule: M7.
  static func region(
    of connection: Connection, at path: String, wanted: Region?
  ) throws(DatabaseError) -> Region {
    try saying(path) {
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
  }

  /// Looks before anything is written.
  private static func check(
    _ connection: Connection, _ path: String, _ schema: Schema
  ) throws {
    let version = try version(of: connection)
    let tables = try connection.int("SELECT count(*) FROM sqlite_schema") ?? 0
    let mark = try connection.int("PRAGMA application_id") ?? 0
    guard mark == schema.applicationID || (mark == 0 && version == 0 && tables == 0) else {
      throw DatabaseError.foreign(file: path)
    }
    guard version <= schema.migrations.count else {
      throw DatabaseError.newer(file: path, version: version, known: schema.migrations.count)
    }
  }

  private static func migrate(_ connection: Connection, _ schema: Schema) throws {
    guard try version(of: connection) < schema.migrations.count else { return }
    try connection.transaction(changesSchema: true) {
      // Looked at again: another process may have taken the steps while we waited for it.
      for script in schema.migrations.dropFirst(try version(of: connection)) {
        try connection.execute(script)
      }
      try connection.execute("PRAGMA application_id = \(schema.applicationID)")
      try connection.execute("PRAGMA user_version = \(schema.migrations.count)")
    }
  }

  private static func version(of connection: Connection) throws -> Int {
    try connection.int("PRAGMA user_version") ?? 0
  }

  private static func saying<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(DatabaseError) -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw error
    } catch let error as SQLError {
      throw DatabaseError(error, file: path)
    } catch {
      throw .unreachable(file: path, reason: "\(error)")
    }
  }
}
