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

  @Test("M7: a file is read in the region of the shop that is there; another region is refused")
  func otherRegion() throws {
    let folder = try Folder()
    let data = folder.path + "/data"
    let file = try folder.write("good.csv", good)
    let first = try Executable.run(["import", file, "--data", data, "--region", "JP"])
    #expect(first.status == 1)
    #expect(first.output.contains("“9.00”"), "yen have no decimals")
    let whole = try folder.write("yen.csv", good.replacingOccurrences(of: "9.00", with: "900"))
    #expect(try Executable.run(["import", whole, "--data", data]).status == 0)
    let other = try Executable.run(["import", whole, "--data", data, "--region", "GB"])
    #expect(other.status == 2)
    #expect(other.errors.contains("\(data)/shop.sqlite sells in JP, not in GB"))
    #expect(other.output == "")
    #expect(try shelves(data) == ["Boat · ¥900 · Sold out  {catalog.item.boat}"])
  }

  @Test("I7: a line and a mark whose product is gone stay, say so, and come back with it")
  func gone() throws {
    let folder = try Folder()
    let data = folder.path + "/data"
    let acts = """
      tap onboarding.skip
      tab account
      tap account.register
      type signIn.email ada@example.com
      type signIn.password "correct horse"
      tap signIn.submit
      open arcade://product/mug
      tap product.save
      tap product.add

      """
    #expect(try Executable.run(["--data", data], input: acts).status == 0)
    let file = try folder.write("good.csv", good)
    #expect(try Executable.run(["import", file, "--data", data]).status == 0)
    let look = "tab cart\ntab saved\n"
    let gone = try Executable.run(["--data", data], input: look)
    #expect(gone.output.contains("Harbour Mug"))
    #expect(gone.lines.count { $0.contains("No longer sold") } >= 2, "in Cart and in Saved")
    #expect(gone.output.contains("[Remove]  {cart.line.MUG-NAVY.remove}"))
    let small = "Tests/Scenarios/Fixtures/small.csv"
    #expect(try Executable.run(["import", small, "--data", data]).status == 0)
    let back = try Executable.run(["--data", data], input: look)
    #expect(!back.output.contains("No longer sold"))
    #expect(back.output.contains("{saved.move.mug}"))
  }

  /// The report of `--json`.
  private struct Report: Decodable {
    struct Faults: Decodable {
      struct Fault: Decodable, Equatable {
        var kind: String
        var line: Int
        var column: String
        var text: String
        var reason: String
      }

      struct Further: Decodable, Equatable {
        var kind: String
        var count: Int
      }

      var count: Int
      var first: [Fault]
      var further: [Further]
    }

    var file: String
    var directory: String
    var isImported: Bool
    var isPartial: Bool
    var refusal: String?
    var rows: Int
    var products: Int
    var variants: Int
    var badProducts: Int
    var unpublished: Int
    var categories: [String]
    var unknownColumns: [String]
    var errors: Faults
    var warnings: Faults
  }

  private func report(_ file: String, _ data: String, _ options: String...) throws
    -> (report: Report, end: Executable.Ending)
  {
    let end = try Executable.run(["import", "--json", file, "--data", data] + options)
    return (try JSONDecoder().decode(Report.self, from: Data(end.output.utf8)), end)
  }

  @Test("I6: the report as JSON says the same, with the same exit codes")
  func json() throws {
    let folder = try Folder()
    let data = folder.path + "/data"
    let file = try folder.write("bad.csv", bad)
    let refused = try report(file, data)
    #expect(refused.end.status == 1)
    #expect(refused.end.errors.hasPrefix("arcade: nothing was imported: correct \(file)"))
    #expect(refused.report.file == file)
    #expect(refused.report.directory == data)
    #expect(!refused.report.isImported)
    #expect(!refused.report.isPartial)
    #expect(refused.report.rows == 2)
    #expect(refused.report.products == 1)
    #expect(refused.report.badProducts == 1)
    #expect(refused.report.errors.count == 1)
    let fault = try #require(refused.report.errors.first.first)
    #expect(fault.kind == "price")
    #expect(fault.line == 3)
    #expect(fault.column == "Variant Price")
    #expect(fault.text == "4,20")
    #expect(fault.reason.hasPrefix("“4,20” is not a price"))
    #expect(refused.report.warnings.first.map(\.column) == ["Variant Inventory Qty"])

    let partial = try report(file, data, "--partial")
    #expect(partial.end.status == 0)
    #expect(partial.end.errors == "")
    #expect(partial.report.isImported)
    #expect(partial.report.isPartial)
    #expect(partial.report.categories == ["Other"])
    #expect(try shelves(data) == ["Boat · £9.00 · Sold out  {catalog.item.boat}"])

    let none = try report(try folder.write("no.csv", "Name,Price\nBoat,1\n"), data)
    #expect(none.end.status == 1)
    #expect(none.report.refusal?.contains("missing") == true)
  }

  @Test("I6: of many faults the first fifty are in full, in JSON too, and the others counted")
  func manyFaults() throws {
    let folder = try Folder()
    let rows = (0..<70).map { "p\($0),P,x\n" }.joined()
    let file = try folder.write("bad.csv", "Handle,Title,Variant Price\n" + rows)
    let many = try report(file, folder.path + "/data").report
    #expect(many.errors.count == 70)
    #expect(many.errors.first.map(\.line) == Array(2...51))
    #expect(many.errors.further == [Report.Faults.Further(kind: "price", count: 20)])
  }

  @Test("G7: what a file says cannot steer the terminal by a report, and is whole in its JSON")
  func hostile() throws {
    let folder = try Folder()
    let price = "1\u{1B}[31m\u{202E}\u{9B}2"
    let column = "Zo\u{1B}o"
    let file = try folder.write(
      "bad.csv", "Handle,Title,Variant Price,\(column)\nx,X,\(price),\n")
    let text = try Executable.run(["import", file, "--data", folder.path + "/data"])
    #expect(text.output.contains(#"“1\e[31m\u{202E}\u{9B}2”"#))
    let (report, end) = try report(file, folder.path + "/data")
    for output in [text.output, end.output] {
      let steering = output.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
      }
      #expect(steering.isEmpty)
    }
    #expect(report.errors.first.map(\.text) == [price])
    #expect(report.unknownColumns == [column])
  }

  @Test("A folder is no catalogue, and is named")
  func folderAsFile() throws {
    let folder = try Folder()
    let end = try Executable.run(["import", folder.path, "--data", folder.path + "/data"])
    #expect(end.status == 2)
    #expect(end.errors == "arcade: \(folder.path) is a folder, and no file\n")
  }
}
