import CSQLite

/// A prepared statement. It is bound and stepped by its ``Connection``, which keeps it for the next
/// time.
final class Statement {
  private let statement: OpaquePointer
  private let database: OpaquePointer

  init(_ sql: String, in database: OpaquePointer) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw SQLError(code, in: database) }
    statement = prepared
    self.database = database
  }

  deinit {
    sqlite3_finalize(statement)
  }

  /// Binds the parameters, from the first.
  func bind(_ values: [any SQLBindable]) throws {
    guard values.count == Int(sqlite3_bind_parameter_count(statement)) else {
      throw SQLError(
        code: SQLITE_RANGE,
        message: "\(values.count) values for \(sqlite3_bind_parameter_count(statement)) parameters")
    }
    for (index, value) in values.enumerated() {
      try bind(value.sqlValue, at: Int32(index + 1))
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws {
    let code =
      switch value {
      case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
      case .null: sqlite3_bind_null(statement, index)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            // An empty text has no address, and a text without one would be bound as NULL.
            sqlite3_bind_text64(
              statement, index, characters.baseAddress ?? Statement.nothing,
              UInt64(characters.count), arcade_sqlite_transient(), UInt8(SQLITE_UTF8))
          }
        }
      }
    guard code == SQLITE_OK else { throw SQLError(code, in: database) }
  }

  /// The next row; nil when there is none.
  func step() throws -> Row? {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return Row(statement)
    case SQLITE_DONE: return nil
    case let code: throw SQLError(code, in: database)
    }
  }

  /// Makes the statement ready for the next time. What it held of its values is let go.
  func reset() {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }

  private nonisolated(unsafe) static let nothing: UnsafePointer<CChar> = {
    let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    byte.initialize(to: 0)
    return UnsafePointer(byte)
  }()
}

extension SQLError {
  init(_ code: Int32, in database: OpaquePointer?) {
    self.init(
      code: code & 0xFF,
      message: database.flatMap(sqlite3_errmsg).map { String(cString: $0) }
        ?? String(cString: sqlite3_errstr(code)))
  }
}
