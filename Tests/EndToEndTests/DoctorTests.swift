import Foundation
import Testing

@testable import ShopDatabase

nonisolated struct DoctorTests {
  private let folder: Folder

  /// A shop as a first launch leaves it.
  init() throws {
    folder = try Folder()
    let end = try Executable.run(["--data", folder.path], input: "tap onboarding.skip\n")
    try #require(end.status == 0)
  }

  private var shop: String { folder.path + "/shop.sqlite" }

  private func doctor(_ options: String..., byNobody copy: String? = nil) throws
    -> Executable.Ending
  {
    try Executable.run(["doctor", "--data", folder.path] + options, byNobody: copy)
  }

  /// Every file with its bytes.
  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in folder.contents {
      contents[name] = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
    }
    return contents
  }

  private func change(_ file: String, _ sql: String) throws {
    let connection = try Connection(file)
    try connection.execute(sql)
    connection.close()
  }

  @Test("A shop in order: a line for each check, what there is, and nothing changed")
  func well() throws {
    let before = try contents()
    let scratch = try Folder()
    let end = try Executable.run(
      ["doctor", "--data", folder.path], environment: ["TMPDIR": scratch.path])
    #expect(end.status == 0)
    #expect(end.errors == "")
    #expect(end.lines.first == folder.path)
    #expect(end.lines.filter { $0.hasPrefix("ok    ") }.count == 14)
    #expect(end.lines.contains("ok    region     GB: prices are in GBP"))
    #expect(end.lines.contains("Pieces: 2,909 in stock, 0 reserved, 0 sold"))
    #expect(end.lines.last == "14 checks: all is well")
    #expect(try contents() == before)
    #expect(scratch.contents == [])
    let json = try DoctorFindings(folder.path)
    #expect(json.isWell)
    #expect(json.region == "GB")
    #expect(json.directory == folder.path)
    #expect(json.checks.map(\.check).first == "folder")
    #expect(json.checks.allSatisfy { $0.state == "fine" && $0.findings.isEmpty })
    #expect(json.figures?.products == 62)
  }

  @Test("What is found is told with its place and what to do, and exits with 1")
  func finding() throws {
    try change(shop, "UPDATE product SET stock = 4321 WHERE handle = 'mug'")
    let end = try doctor()
    #expect(end.status == 1)
    #expect(end.errors == "")
    #expect(
      end.lines.contains(
        "FAIL  catalogue  \(shop), product mug: Its stock is not what its variants have together"))
    #expect(end.lines.contains("                   Import the catalogue again"))
    #expect(end.lines.last == "14 checks: 1 found something")
    let json = try DoctorFindings(folder.path)
    #expect(json.failed == ["catalogue"])
    #expect(json.checks.flatMap(\.findings).map(\.place) == ["product mug"])
  }

  @Test("G7: what data say cannot steer the terminal, and is the same text again to a program")
  func hostile() throws {
    let name = "m\u{1B}[31m\u{202E}ug\u{9B}\n"
    try change(
      shop, "UPDATE product SET stock = 4321, handle = '\(name)' WHERE handle = 'mug'")
    let text = try doctor()
    #expect(text.output.contains(#"product m\e[31m\u{202E}ug\u{9B}\n: Its stock"#))
    let json = try doctor("--json")
    for output in [text.output, json.output] {
      let steering = output.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
      }
      #expect(steering.isEmpty)
    }
    let finding = try DoctorFindings(folder.path).checks.flatMap(\.findings).first
    #expect(finding?.place == "product \(name)")
  }

  @Test("W2: a damaged file is told, left as it is, and exits with 1")
  func damaged() throws {
    try Data(repeating: 0x41, count: 8_192).write(to: URL(filePath: shop))
    let before = try contents()
    let end = try doctor()
    #expect(end.status == 1)
    #expect(end.output.contains("\(shop): It is no database, or a damaged one"))
    #expect(end.output.contains("Put a copy from a backup in its place"))
    #expect(end.output.contains("--    structure  shop.sqlite is not open"))
    #expect(end.lines.last == "14 checks: 1 found something, 10 could not be made")
    #expect(try contents() == before)
  }

  @Test("W2: a newer file is told with both versions, and exits with 1")
  func newer() throws {
    try change(shop, "PRAGMA user_version = 99")
    let end = try doctor()
    #expect(end.status == 1)
    #expect(end.output.contains("It is of version 99, and this app knows 4"))
    #expect(end.output.contains("Use the newer app"))
  }

  @Test("M7: another region than is asked for is told, and exits with 1")
  func region() throws {
    let end = try doctor("--region", "us")
    #expect(end.status == 1)
    #expect(end.output.contains("The shop sells in GB, not in US"))
    #expect(try doctor("--region", "gb").status == 0)
  }

  @Test("Where there is no shop, that is said, nothing is made, and it exits with 2")
  func noShop() throws {
    let empty = try Folder()
    let end = try Executable.run(["doctor", "--data", empty.path])
    #expect(end.status == 2)
    #expect(
      end.errors
        == "arcade: there is no shop in \(empty.path) yet: start one with arcade run, or name "
        + "another folder with --data DIR\n")
    #expect(empty.contents == [])
    let none = try Executable.run(["doctor", "--data", "\(empty.path)/none"])
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no \(empty.path)/none"))
    #expect(empty.contents == [])
  }

  @Test("W2: a shop that is open is examined, with the process that holds it, and goes on")
  func open() throws {
    let running = try Executable.Running(["--data", folder.path])
    running.wait(for: "=== Shop")
    let end = try doctor()
    #expect(end.status == 0)
    #expect(
      end.lines.contains(
        "ok    lock       the shop is open in process \(running.process.processIdentifier)"))
    running.write("open arcade://cart/add/MUG-NAVY\n")
    running.wait(for: "=== Cart")
    #expect(try DoctorFindings(folder.path).figures?.cartLines == 1)
    #expect(try running.end().status == 0)
  }

  @Test("W2: a file that another program holds is waited for, then told, and exits with 2")
  func heldByAnother() throws {
    let holder = try Connection(shop)
    try holder.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    let end = try doctor()
    #expect(end.status == 2)
    #expect(end.errors.contains("The database is in use: another program holds \(shop)"))
    try holder.execute("ROLLBACK")
    holder.close()
    #expect(try doctor().status == 0)
  }

  @Test("W2: files that can only be read are told, examined all the same, and exit with 1")
  func readOnly() throws {
    let copy = try Executable.copyForAnybody()
    let mode = { (path: String, mode: Int) in
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    try mode(shop, 0o444)
    try mode(folder.path + "/gateway.sqlite", 0o444)
    try mode(folder.path + "/lock", 0o444)
    try mode(folder.path, 0o555)
    defer { try? mode(folder.path, 0o755) }
    let end = try doctor(byNobody: copy.path)
    #expect(end.status == 1, "\(end.errors)")
    #expect(end.output.contains("\(folder.path): Nothing can be written in the folder"))
    #expect(end.output.contains("\(shop): It can only be read"))
    #expect(end.lines.contains("ok    structure  both files are whole"))
    try mode(shop, 0o000)
    let unreadable = try doctor(byNobody: copy.path)
    #expect(unreadable.status == 2)
    #expect(
      unreadable.errors
        == "arcade: \(shop) cannot be read: allow it, or run this as its owner\n")
  }
}
