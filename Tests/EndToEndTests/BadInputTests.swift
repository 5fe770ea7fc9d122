import Foundation
import Testing

/// Files and input that are not what they should be: a line that says what, where and what to do.
nonisolated struct BadInputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func write(_ bytes: [UInt8]) throws -> String {
    let path = folder.path + "/it.csv"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  // MARK: - Catalogues

  @Test("A catalogue that is not there, or is a folder, is told; no data directory is made for it")
  func noFile() throws {
    let data = folder.path + "/data"
    let wrong = [
      ("\(folder.path)/none.csv", "there is no file \(folder.path)/none.csv"),
      ("\(folder.path)/n\u{1B}[31m", #"there is no file \#(folder.path)/n\e[31m"#),
      (folder.path, "\(folder.path) is a folder, and no file"),
      ("", "the file has no name"),
    ]
    for (path, message) in wrong {
      let end = try Executable.run(["import", path, "--data", data])
      #expect(end.errors == "arcade: \(message)\n")
      #expect(end.output == "")
      #expect(end.status == 2)
    }
    #expect(folder.contents == [])
  }

  @Test(
    "I1, I6: a file that is no catalogue is refused with what is wrong with it, and the shop stays",
    arguments: [
      ([], "The file is empty"),
      ([0xEF, 0xBB, 0xBF], "The file is empty"),
      (Array("\r\n\n\r".utf8), "The file is empty"),
      (Array("Handle,Title,Variant Price\n".utf8), "The file has no products"),
      (
        Array("hello".utf8),
        "Needed columns are missing: Handle or URL handle, Title, Variant Price or Price"
      ),
      (
        Array("Handle,Title,Variant Price\nx,caf".utf8) + [0xE9] + Array(",1.00\n".utf8),
        "The file is not in UTF-8: at offset 32 stands another encoding. Save it as UTF-8"
      ),
      (
        [0xFF, 0xFE, 0x48, 0],
        "The file is not in UTF-8: at offset 0 stands another encoding. Save it as UTF-8"
      ),
      (
        Array("Handle,Title,Variant Price\nx,\"open,1.00\n".utf8),
        #"  line 2, Title, “open,1.00\n”: the closing quote is missing"#
      ),
    ])
  func noCatalogue(bytes: [UInt8], message: String) throws {
    let file = try write(bytes)
    let data = folder.path + "/data"
    let end = try Executable.run(["import", file, "--data", data])
    #expect(end.lines.contains(message), "\(end.output)")
    #expect(end.errors == "arcade: nothing was imported: correct \(file)\n")
    #expect(end.status == 1)
    let shop = try Executable.run(["--data", data], input: "tap onboarding.skip\n")
    #expect(shop.output.contains("Harbour Mug · £12.00"))
    #expect(shop.status == 0)
  }

  @Test("I6: a file without end is refused as soon as that is seen")
  func endless() throws {
    let end = try Executable.run(["import", "/dev/zero", "--data", folder.path])
    #expect(
      end.lines.first
        == "The row at line 1 is longer than 1,000,000 bytes: is a closing quote missing?")
    #expect(end.status == 1)
  }

  // MARK: - Scenarios

  @Test(
    "A file that is no scenario is told with line and column, and exits with 1",
    arguments: [
      ([], "1:1: there is no scenario line"),
      ([0xFF], "1:1: the file is not UTF-8"),
      (Array("scenario A\n< title \"Sh".utf8), "2:9: the quote that begins here has no end"),
      (Array("scenario A\nrules x\n< depth 1".utf8), "2:7: x is no rule's id"),
      (
        Array("scenario A\n> tap \u{1B}[2J\n< depth 1".utf8),
        "2:7: a control character cannot stand in a line"
      ),
    ])
  func noScenario(bytes: [UInt8], message: String) throws {
    let file = try write(bytes)
    let end = try Executable.run(["play", file])
    #expect(end.errors.hasPrefix("arcade: \(file):\(message)"), "\(end.errors)")
    #expect(!end.errors.contains("\u{1B}"))
    #expect(end.status == 1)
  }

  // MARK: - Lines

  @Test("Every kind of line that cannot be done is told by its number; the others are done")
  func lines() throws {
    let input = """
      tap
      jump
      tap nothing
      tap on.board
      tap onboarding.next more
      choose a.b
      resize 0 10
      tab Nowhere
      confirm maybe
      card gold
      < title Shop
      open
      \u{1B}[31m
      tap onboarding.skip

      """
    let end = try Executable.run(["--in-memory"], input: input)
    let numbers = end.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(numbers == (1...13).map { "line \($0)" })
    #expect(!end.errors.contains("\u{1B}"))
    #expect(end.titles == Array(repeating: "Welcome", count: end.titles.count - 1) + ["Shop"])
    #expect(end.status == 64)
  }

  @Test("Lines that are not UTF-8, endless, or of control characters are told and left out")
  func bytes() throws {
    let running = try Executable.Running(["--in-memory"])
    running.write([0xFF, 0x0A, 0x00, 0x0A])
    running.write(Array(repeating: UInt8(ascii: "x"), count: 100_000) + [0x0A])
    running.write(Array("tap onboarding.skip\r\ntap catalog.item.mug".utf8))
    let end = try running.end()
    let errors = end.errors.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(errors.first == "line 1: it is not UTF-8")
    #expect(errors.dropFirst().first?.hasPrefix("line 2: ") == true)
    #expect(errors.last == "line 3: it is too long")
    #expect(end.titles.last == "Harbour Mug")
    #expect(end.status == 64)
  }

  @Test("An input that cannot be read is told, and exits with 2; one that is closed is at its end")
  func input() throws {
    func reading(_ redirection: String) throws -> (output: String, errors: String, status: Int32) {
      try Executable.shell("exec \"$0\" --in-memory \(redirection)")
    }
    let folder = try reading("</")
    #expect(folder.output.hasPrefix("=== Welcome ==="))
    #expect(folder.errors == "the input cannot be read: Is a directory\n")
    #expect(folder.status == 2)
    let closed = try reading("<&-")
    #expect(closed.output == folder.output)
    #expect(closed.errors == "")
    #expect(closed.status == 0)
  }

  // MARK: - Links

  @Test(
    "L3: what is no link is told by a notice, whatever it holds, and the shop goes on",
    arguments: [
      "http://example.com/", "arcade://", "arcade://nowhere", "arcade://product/",
      "arcade://cart/add/",
      "arcade://cart/add/MUG-NAVY?qty=0", "arcade://order/x", "arcade://search?q=a&q=b",
      "arcade://product/a%zz", "arcade://product/\u{1B}[2J",
      "arcade://product/" + String(repeating: "x", count: 2_000),
    ])
  func noLink(link: String) throws {
    let end = try Executable.run(["run", "--in-memory", link], input: "tap onboarding.skip\n")
    #expect(end.titles == ["Welcome", "Shop"])
    #expect(end.lines.contains { $0.hasPrefix("! The link cannot be opened") }, "\(end.output)")
    #expect(!end.output.contains("\u{1B}"))
    #expect(end.errors == "")
    #expect(end.status == 0)
  }

  // MARK: - The environment

  @Test("Without a home there is no place for the shop; a home that is no whole path is none")
  func noHome() throws {
    for environment in [[:], ["HOME": ""], ["HOME": "home"], ["XDG_DATA_HOME": "x", "HOME": "y"]] {
      for arguments in [["run"], ["import", "Tests/Scenarios/Fixtures/small.csv"]] {
        let end = try Executable.run(arguments, environment: environment)
        #expect(
          end.errors
            == "arcade: there is no home folder to keep the shop in; name a folder with --data DIR\n"
        )
        #expect(end.output == "")
        #expect(end.status == 2)
      }
    }
    // In memory it needs none.
    #expect(try Executable.run(["--in-memory"]).status == 0)
  }

  @Test("A place without room for a shop says so, and exits with 2")
  func noRoom() throws {
    let file = try write([])
    let below = try Executable.run(["--data", file])
    #expect(below.errors.hasPrefix("arcade: the data directory \(file) cannot be made: "))
    #expect(below.errors.hasSuffix("name another with --data DIR\n"))
    #expect(below.errors.split(separator: "\n").count == 1)
    #expect(below.status == 2)
    let scratch = try Executable.run(
      ["play", "Tests/Scenarios/launch"], environment: ["TMPDIR": file])
    #expect(scratch.errors.hasPrefix("arcade: no folder can be made in \(file)"))
    #expect(scratch.output == "")
    #expect(scratch.status == 2)
  }
}
