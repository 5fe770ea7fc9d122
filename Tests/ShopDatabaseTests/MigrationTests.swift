import Foundation
import ShopModel
import Testing

@testable import ShopDatabase

/// Steps of the schema are taken once, in order, each whole or not at all.
struct MigrationTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func open(_ migrations: [String]) throws -> Connection {
    let path = folder.file.path
    let schema = Schema(applicationID: Schema.shop.applicationID, migrations: migrations)
    let connection = try DatabaseFile.open(path, as: schema)
    _ = try DatabaseFile.region(of: connection, at: path, wanted: nil)
    return connection
  }

  @Test("W1: an older file takes the steps that it lacks, and keeps what it has")
  func stepByStep() throws {
    let first = try open(Schema.shop.migrations)
    try first.execute("UPDATE shop SET onboarded = 1")
    first.close()
    let more = Schema.shop.migrations + ["CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT"]
    let second = try open(more)
    #expect(try second.int("PRAGMA user_version") == more.count)
    #expect(try second.int("SELECT onboarded FROM shop") == 1)
    #expect(try second.int("SELECT count(*) FROM extra") == 0)
    second.close()
    let third = try open(more)
    #expect(try third.int("PRAGMA user_version") == more.count)
    third.close()
  }

  @Test("W2: a step that fails leaves the file as it was, at its old version")
  func failingStep() throws {
    try open(Schema.shop.migrations).close()
    let broken =
      Schema.shop.migrations + ["CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT", "NONSENSE"]
    #expect(throws: DatabaseError.self) { try open(broken) }
    let connection = try open(Schema.shop.migrations)
    #expect(try connection.int("PRAGMA user_version") == Schema.shop.migrations.count)
    #expect(try connection.int("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'") == 0)
    connection.close()
  }

  @Test("Foreign keys are enforced, tables are strict, the log is written ahead")
  func settings() throws {
    let connection = try open(Schema.shop.migrations)
    #expect(try connection.int("PRAGMA foreign_keys") == 1)
    #expect(try connection.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
    let loose = try connection.rows(
      """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND strict = 0
        AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search%'
      """
    ) { $0.text(0) }
    #expect(loose == [])
    #expect(throws: SQLError.self) {
      try connection.run("INSERT INTO cart (account) VALUES (?)", 77)
    }
    connection.close()
  }
}
