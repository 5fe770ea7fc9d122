import CSQLite

/// What SQLite answered when it could not do something.
struct SQLError: Error, CustomStringConvertible {
  /// SQLite's result code, without what is specific to a place.
  let code: Int32
  /// SQLite's own words.
  let message: String

  /// Whether a rule of the schema refused it.
  var isConstraint: Bool { code == SQLITE_CONSTRAINT }

  /// What everything answers after the end.
  static let closed = SQLError(code: SQLITE_MISUSE, message: "the database has been closed")

  var description: String { "\(message) (SQLite \(code))" }
}
