import Foundation
import Testing

@testable import ShopDatabase

/// Databases that cannot be used: each says so, names the file, says what to do, and loses nothing.
nonisolated struct TroubleTests {
  private let folder: Folder

  /// A shop with a piece in its cart.
  init() throws {
    folder = try Folder()
    let end = try Executable.run(
      ["--data", folder.path],
      input: "tap onboarding.skip\nopen arcade://cart/add/MUG-NAVY\n")
    try #require(end.status == 0)
  }

  private var shop: String { folder.path + "/shop.sqlite" }
  private var gateway: String { folder.path + "/gateway.sqlite" }

  private func mode(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// The shop opens, and the piece is still in its cart.
  private func expectNothingLost() throws {
    let end = try Executable.run(["--data", folder.path], input: "")
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("Cart (1)"))
    #expect(try DoctorFindings(folder.path).isWell)
  }

  @Test("W2: a damaged payment company's file is named, with what to do, and left as it was")
  func damagedGateway() throws {
    let junk = Data(repeating: 0x41, count: 8_192)
    let kept = try Data(contentsOf: URL(filePath: gateway))
    try junk.write(to: URL(filePath: gateway))
    let end = try Executable.run(["--data", folder.path])
    #expect(end.status == 2)
    #expect(end.errors.hasPrefix("arcade: The database is damaged: \(gateway) cannot be read"))
    #expect(end.errors.contains("Put a copy from a backup in its place"))
    #expect(end.output == "")
    #expect(try Data(contentsOf: URL(filePath: gateway)) == junk)
    try kept.write(to: URL(filePath: gateway))
    try expectNothingLost()
  }

  @Test("W2: a newer database is named, with both versions and what to do, and nothing is lost")
  func newer() throws {
    let connection = try Connection(shop)
    try connection.execute("PRAGMA user_version = 99")
    for arguments in [["run"], ["import", "Tests/Scenarios/Fixtures/small.csv"]] {
      let end = try Executable.run(arguments + ["--data", folder.path])
      #expect(end.status == 2)
      #expect(
        end.errors.hasPrefix(
          "arcade: The database is newer than this app: \(shop) has schema 99, and this app knows"))
      #expect(end.errors.contains("Use the newer app"))
    }
    try connection.execute("PRAGMA user_version = \(Schema.shop.migrations.count)")
    connection.close()
    try expectNothingLost()
  }

  @Test("W2: a read-only database is named, with what to do, and nothing is lost")
  func readOnly() throws {
    let copy = try Executable.copyForAnybody()
    // A folder that may be written, and a file that may not.
    try mode(folder.path, 0o777)
    try mode(folder.path + "/lock", 0o666)
    try mode(shop, 0o444)
    try mode(gateway, 0o666)
    let before = try Data(contentsOf: URL(filePath: shop))
    let file = try Executable.run(["--data", folder.path], byNobody: copy.path)
    #expect(file.status == 2)
    #expect(
      file.errors
        == "arcade: The database is read-only: \(shop) cannot be written. Allow writing to the "
        + "file and its folder, or choose another data directory.\n")
    // The payment company's file alone.
    try mode(shop, 0o666)
    try mode(gateway, 0o444)
    let other = try Executable.run(["--data", folder.path], byNobody: copy.path)
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("arcade: The database is read-only: \(gateway) cannot be"))
    // A folder in which nothing can be written at all.
    try mode(folder.path + "/lock", 0o444)
    try mode(folder.path, 0o555)
    let whole = try Executable.run(["--data", folder.path], byNobody: copy.path)
    #expect(whole.status == 2)
    #expect(
      whole.errors
        == "arcade: the lock \(folder.path)/lock cannot be opened: Permission denied; allow "
        + "writing to it and its folder, or name another with --data DIR\n")
    for end in [file, other, whole] { #expect(end.output == "") }
    try mode(folder.path, 0o755)
    try mode(gateway, 0o644)
    try mode(folder.path + "/lock", 0o644)
    #expect(try Data(contentsOf: URL(filePath: shop)) == before)
    try expectNothingLost()
  }

  @Test("W2: a database that another tool holds is waited for, then told, with a way to try again")
  func held() throws {
    let holder = try Connection(shop)
    try holder.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    let running = try Executable.Running(["--data", folder.path])
    running.wait(for: "{launch.retry}")
    try holder.execute("ROLLBACK")
    holder.close()
    running.write("tap launch.retry\n")
    let end = try running.end()
    #expect(end.output.contains("The database is in use"))
    #expect(end.titles.last == "Shop")
    #expect(end.status == 0)
    try expectNothingLost()
  }

  @Test("W2: an import into a database that another tool holds says so, and changes nothing")
  func heldImport() throws {
    let holder = try Connection(shop)
    try holder.execute("BEGIN IMMEDIATE")
    let end = try Executable.run([
      "import", "Tests/Scenarios/Fixtures/small.csv", "--data", folder.path,
    ])
    #expect(end.status == 2)
    #expect(end.errors.contains("The database is in use"))
    try holder.execute("ROLLBACK")
    holder.close()
    #expect(try DoctorFindings(folder.path).figures?.products == 62)
    try expectNothingLost()
  }
}
