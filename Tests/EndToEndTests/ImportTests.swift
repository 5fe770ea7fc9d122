import Foundation
import Testing

nonisolated struct ImportTests {
  private let good = "Handle,Title,Variant SKU,Variant Price\nboat,Boat,B,9.00\n"
  private let bad =
    "Handle,Title,Variant SKU,Variant Price\nboat,Boat,B,9.00\nsail,Sail,S,\"4,20\"\n"

  /// What stands on the shelves, whether somebody has shopped there before or not.
  private func shelves(_ data: String) throws -> [String] {
    let end = try Executable.run(["--data", data], input: "tap onboarding.skip\n")
    return (end.output.components(separatedBy: "=== Shop ===").last ?? "")
      .components(separatedBy: "\n").filter { $0.contains("{catalog.item.") }
  }

  @Test("I6: a good file becomes the catalogue, and the report says how much it was")
  func taken() throws {
    let folder = try Folder()
    let file = try folder.write("good.csv", good)
    let end = try Executable.run(["import", file, "--data", folder.path])
    #expect(end.status == 0)
    #expect(end.errors == "")
    #expect(end.lines.last == "The shop in \(folder.path) now sells 1 product")
    #expect(try shelves(folder.path) == ["Boat · £9.00 · Sold out  {catalog.item.boat}"])
  }

  @Test("I6, M2: a file with a fault changes nothing, and the report says where it is")
  func refused() throws {
    let folder = try Folder()
    let data = folder.path + "/data"
    let first = try folder.write("good.csv", good)
    #expect(try Executable.run(["import", first, "--data", data]).status == 0)
    let file = try folder.write("bad.csv", bad.replacingOccurrences(of: "Boat", with: "Ship"))
    let end = try Executable.run(["import", file, "--data", data])
    #expect(end.status == 1)
    #expect(end.output.contains("line 3, Variant Price, “4,20”"))
    #expect(
      end.errors
        == "arcade: nothing was imported: correct \(file), or take those in order with --partial\n")
    #expect(try shelves(data) == ["Boat · £9.00 · Sold out  {catalog.item.boat}"])
    let partial = try Executable.run(["import", "--partial", file, "--data", data])
    #expect(partial.status == 0)
    #expect(partial.output.contains("“4,20”"))
    #expect(try shelves(data) == ["Ship · £9.00 · Sold out  {catalog.item.boat}"])
  }

  @Test("I2: a file that is no catalogue says what is missing")
  func noCatalogue() throws {
    let folder = try Folder()
    let file = try folder.write("no.csv", "Name,Price\nBoat,1\n")
    let end = try Executable.run(["import", file, "--partial", "--data", folder.path + "/data"])
    #expect(end.status == 1)
    #expect(end.output.contains("missing"))
    #expect(end.errors == "arcade: nothing was imported: correct \(file)\n")
  }

  @Test("A file that is not there leaves no data directory behind")
  func noFile() throws {
    let folder = try Folder()
    let end = try Executable.run(
      ["import", "\(folder.path)/none.csv", "--data", folder.path + "/data"])
    #expect(end.status == 2)
    #expect(end.errors.contains("\(folder.path)/none.csv"))
    #expect(end.output == "")
    #expect(folder.contents == [])
  }

  @Test("A refused import into a new folder leaves a shop that is full as a new one is")
  func newFolder() throws {
    let folder = try Folder()
    let file = try folder.write("bad.csv", bad)
    #expect(try Executable.run(["import", file, "--data", folder.path]).status == 1)
    #expect(try shelves(folder.path).count == 20)
  }

  @Test("I5, M7: prices are of the shop's region")
  func region() throws {
    let folder = try Folder()
    let end = try Executable.run([
      "import", "Tests/Scenarios/Fixtures/small.csv", "--data", folder.path, "--region", "US",
    ])
    #expect(end.status == 0)
    #expect(try shelves(folder.path).first?.contains("$15.00") == true)
  }
}
