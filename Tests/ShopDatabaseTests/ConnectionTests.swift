import Testing

@testable import ShopDatabase

/// The layer over SQLite.
struct ConnectionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(":memory:")
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT, number INTEGER)")
  }

  private var count: Int? {
    get throws { try connection.int("SELECT count(*) FROM t") }
  }

  @Test(
    "I4: text goes in and comes out byte for byte",
    arguments: [
      "", "0017", "90.750", "a\0b", "\u{e9}", "e\u{301}", "\"'; DROP TABLE t; --", "日本 🫖",
    ])
  func bytes(_ text: String) throws {
    try connection.run("INSERT INTO t (text) VALUES (?)", text)
    let read = try #require(try connection.row("SELECT text FROM t") { $0.text(0) })
    #expect(Array(read.utf8) == Array(text.utf8))
    #expect(try connection.int("SELECT typeof(text) = 'text' FROM t") == 1)
  }

  @Test("Numbers, truth and nothing go in and come out as they are")
  func values() throws {
    try connection.run("INSERT INTO t (text, number) VALUES (?, ?)", String?.none, Int.min)
    try connection.run("INSERT INTO t (text, number) VALUES (?, ?)", "x", true)
    let read = try connection.rows("SELECT text, number FROM t ORDER BY id") {
      [$0.value(0), $0.value(1)]
    }
    #expect(read == [[.null, .integer(.min)], [.text("x"), .integer(1)]])
  }

  @Test("A transaction that throws undoes everything, and the next one works")
  func rollback() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("INSERT INTO t (number) VALUES (1)")
        throw Stop()
      }
    }
    #expect(try count == 0)
    try connection.transaction { try connection.run("INSERT INTO t (number) VALUES (1)") }
    #expect(try count == 1)
  }

  @Test("A transaction inside another is part of it")
  func nested() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.transaction { try connection.run("INSERT INTO t (number) VALUES (1)") }
        throw Stop()
      }
    }
    #expect(try count == 0)
  }

  @Test("Only a commit that has changed something counts as a write")
  func writes() throws {
    var commits = 0
    connection.onCommit = { commits += 1 }
    try connection.transaction { try connection.run("INSERT INTO t (number) VALUES (1)") }
    #expect(commits == 1)
    try connection.transaction { _ = try count }
    try connection.transaction { try connection.run("UPDATE t SET number = 2 WHERE id = 99") }
    try connection.snapshot { _ = try count }
    #expect(commits == 1)
  }

  @Test("A statement that fails can be used again")
  func reuse() throws {
    for _ in 0..<2 {
      try connection.run("INSERT OR IGNORE INTO t (id, number) VALUES (?, ?)", 1, 1)
      #expect(throws: SQLError.self) {
        try connection.run("INSERT INTO t (id, number) VALUES (?, ?)", 1, 1)
      }
      try connection.run("INSERT INTO t (number) VALUES (5)")
    }
    #expect(try count == 3)
  }

  @Test("A wrong number of values is refused, not guessed")
  func parameters() {
    #expect(throws: SQLError.self) { try connection.run("SELECT ?, ?", 1) }
    #expect(throws: SQLError.self) { try connection.run("SELECT ?", 1, 2) }
  }

  @Test("A closed connection throws and does not trap")
  func closed() {
    connection.close()
    connection.close()
    #expect(throws: SQLError.self) { try connection.run("SELECT 1") }
    #expect(throws: SQLError.self) { try connection.execute("SELECT 1") }
  }
}
