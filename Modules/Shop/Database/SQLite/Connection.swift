import CSQLite

/// One connection to one database file. Statements are prepared once and kept.
///
/// It belongs to whoever made it and is used from one executor only.
final class Connection {
  /// How long another tool that holds the file is waited for, in milliseconds. Rule: W2.
  static let patience: Int32 = 2_000

  /// How long this connection waits, in milliseconds.
  var patience: Int32 {
    didSet { sqlite3_busy_timeout(database, patience) }
  }

  /// Called after each commit that has changed something, before anything else is done.
  var onCommit: (() -> Void)?

  private var database: OpaquePointer?
  private var statements: [String: Statement] = [:]
  private var isInTransaction = false

  /// Opens the file at `path`, or makes it; `:memory:` is a database that dies with the connection.
  ///
  /// - Parameter isForReading: whether the file is only read, and not made when it is not there.
  init(
    _ path: String, patience: Int32 = Connection.patience, isForReading: Bool = false
  ) throws {
    self.patience = patience
    var database: OpaquePointer?
    let access =
      isForReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &database, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else {
      let error = SQLError(code, in: database)
      sqlite3_close_v2(database)
      throw error
    }
    self.database = database
    sqlite3_busy_timeout(database, patience)
  }

  deinit {
    close()
  }

  /// Closes it. Everything later throws.
  func close() {
    statements = [:]
    sqlite3_close_v2(database)
    database = nil
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

  /// Runs a script of several statements, none of which answers anything.
  func execute(_ script: String) throws {
    let database = try open()
    let code = sqlite3_exec(database, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLError(code, in: database) }
  }

  /// Runs a statement that answers nothing.
  func run(_ sql: String, _ values: any SQLBindable...) throws {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() != nil {}
  }

  /// All rows that a statement answers, each made into a value.
  func rows<Value>(
    _ sql: String, _ values: any SQLBindable..., make: (Row) throws -> Value
  ) throws -> [Value] {
    try rows(sql, values, make: make)
  }

  /// All rows that a statement answers, each made into a value.
  func rows<Value>(
    _ sql: String, _ values: [any SQLBindable], make: (Row) throws -> Value
  ) throws -> [Value] {
    var made: [Value] = []
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while let row = try statement.step() { made.append(try make(row)) }
    return made
  }

  /// The first row that a statement answers, made into a value; nil when it answers none.
  func row<Value>(
    _ sql: String, _ values: any SQLBindable..., make: (Row) throws -> Value
  ) throws -> Value? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step().map(make)
  }

  /// The number that a statement answers; nil when it answers no row.
  func int(_ sql: String, _ values: any SQLBindable...) throws -> Int? {
    try rows(sql, values) { $0.int(0) }.first
  }

  /// How many rows the last statement has changed.
  var changes: Int { Int(sqlite3_changes64(database)) }

  /// Runs `body` in one transaction that may write: all of it is done, or nothing.
  ///
  /// - Parameter changesSchema: whether it changes tables, which SQLite does not count as a change.
  func transaction<Value>(
    changesSchema: Bool = false, _ body: () throws -> Value
  ) throws -> Value {
    let before = sqlite3_total_changes64(database)
    let value = try transaction("BEGIN IMMEDIATE", body)
    if changesSchema || sqlite3_total_changes64(database) != before { onCommit?() }
    return value
  }

  /// Runs `body`, which only reads, on one state of the file.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  private func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try body() }
    try run(begin)
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some failures have rolled back by themselves; then there is nothing to roll back.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Copies the whole database into `other`, page by page, as it is at this moment; whoever writes
  /// to it meanwhile is not kept from it.
  func copy(to other: Connection) throws {
    let (source, target) = (try open(), try other.open())
    guard let backup = sqlite3_backup_init(target, "main", source, "main") else {
      throw SQLError(sqlite3_errcode(target), in: target)
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw SQLError(code, in: nil) }
  }

  private func open() throws -> OpaquePointer {
    guard let database else { throw SQLError.closed }
    return database
  }

  private func prepared(_ sql: String) throws -> Statement {
    let database = try open()
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: database)
    statements[sql] = statement
    return statement
  }
}
