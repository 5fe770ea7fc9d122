/// What can stand in a column. Text goes in and comes out byte for byte, also with a NUL inside.
enum SQLValue: Equatable {
  case integer(Int)
  case text(String)
  case null
}

/// What can be bound to a parameter of a statement.
protocol SQLBindable {
  var sqlValue: SQLValue { get }
}

extension SQLValue: SQLBindable {
  var sqlValue: SQLValue { self }
}

extension Int: SQLBindable {
  var sqlValue: SQLValue { .integer(self) }
}

extension String: SQLBindable {
  var sqlValue: SQLValue { .text(self) }
}

extension Bool: SQLBindable {
  var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Optional: SQLBindable where Wrapped: SQLBindable {
  var sqlValue: SQLValue { map(\.sqlValue) ?? .null }
}
