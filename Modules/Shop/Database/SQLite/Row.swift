import CSQLite

/// One row of a result, for as long as its statement stands on it.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// The number in that column; 0 for NULL.
  func int(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// The number in that column.
  func optionalInt(_ column: Int32) -> Int? {
    isNull(column) ? nil : int(column)
  }

  /// Whether the number in that column is another than 0.
  func bool(_ column: Int32) -> Bool {
    int(column) != 0
  }

  /// The text in that column, byte for byte; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The text in that column.
  func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// What stands in that column.
  func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(int(column))
    default: .text(text(column))
    }
  }

  /// Whether nothing stands in that column.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
