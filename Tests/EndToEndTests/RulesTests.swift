import Foundation
import Testing

nonisolated struct RulesTests {
  private struct Report: Decodable {
    struct Rule: Decodable {
      struct Test: Decodable {
        var file: String
        var line: Int
        var name: String
      }

      var id: String
      var text: String
      var page: String
      var line: Int
      var isPending: Bool
      var scenarios: [String]
      var tests: [Test]
    }

    var rules: [Rule]
    var faults: [String]
  }

  /// A small checkout.
  private func project(_ statements: String) throws -> Folder {
    let folder = try Folder()
    for inner in ["Docs/Spec", "Tests/ATests", "Tests/Scenarios"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(inner)", withIntermediateDirectories: true)
    }
    _ = try folder.write("Docs/Spec/Shop.md", statements)
    _ = try folder.write("Tests/ATests/A.swift", "\n@Test(\"G1: one is one\") func a() {}\n")
    _ = try folder.write(
      "Tests/Scenarios/b.scenario", "scenario B\nrules G1 G2\n< title Shop\n")
    return folder
  }

  @Test("The table has a line for each statement, and below it the counts")
  func table() throws {
    let folder = try project(
      "- **G1** One is one.\n- **G2** Two is more than one.\n\n## Not yet\n\n- **G3** Three.\n")
    let end = try Executable.run(["rules", "--project", folder.path])
    #expect(
      end.lines == [
        "id  it begins              scenarios  tests",
        "G1  One is one.            1          1",
        "G2  Two is more than one.  1          –",
        "G3  Three.                 –          not yet", "",
        "3 statements: 2 proved by scenarios, 1 by tests, 2 by either. Not yet: G3.",
      ])
    #expect(end.errors == "")
    #expect(end.status == 0)
  }

  @Test("One statement is shown whole, with everything that proves it")
  func one() throws {
    let folder = try project("- **G1** One is\n  one.\n- **G2** Two.\n")
    let end = try Executable.run(["rules", "G1", "--project", folder.path])
    #expect(
      end.lines == [
        "G1 (Docs/Spec/Shop.md:1)", "One is one.", "", "Tests/Scenarios/b.scenario",
        "Tests/ATests/A.swift:2: G1: one is one",
      ])
    #expect(end.status == 0)
  }

  @Test("What is amiss is told on stderr, line by line, and exits with 1; the table is shown")
  func faults() throws {
    let folder = try project("- **G1** One.\n- **G4** Four.\n")
    let end = try Executable.run(["rules", "--project", folder.path])
    #expect(
      end.errors
        == "arcade: Tests/Scenarios/b.scenario:1: there is no rule G2\n"
        + "arcade: Docs/Spec/Shop.md:2: nothing proves G4\n")
    #expect(end.lines.count == 5)
    #expect(end.status == 1)
  }

  @Test("JSON says all of it; so does the page, which is what is kept")
  func forms() throws {
    let folder = try project("- **G1** One.\n- **G2** Two.\n")
    let json = try Executable.run(["rules", "--json", "--project", folder.path])
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
    #expect(report.rules.map(\.id) == ["G1", "G2"])
    #expect(report.rules[0].page == "Docs/Spec/Shop.md")
    #expect(report.rules[1].line == 2)
    #expect(report.rules[1].text == "Two.")
    #expect(report.rules[1].scenarios == ["Tests/Scenarios/b.scenario"])
    #expect(report.rules[0].tests.map(\.file) == ["Tests/ATests/A.swift"])
    #expect(report.rules[0].tests.map(\.line) == [2])
    #expect(report.rules[0].tests.map(\.name) == ["G1: one is one"])
    #expect(report.rules.map(\.isPending) == [false, false])
    #expect(report.faults == [])

    let page = try Executable.run(["rules", "--markdown", "--project", folder.path])
    #expect(page.lines.first == "# What proves what")
    #expect(page.lines.suffix(2) == ["| G1 | One. | b | ATests/A |", "| G2 | Two. | b |  |"])
  }

  @Test("Outside of a checkout it says what is missing, and how to name one")
  func noProject() throws {
    let folder = try Folder()
    let end = try Executable.run(["rules", "--project", folder.path])
    #expect(
      end.errors
        == "arcade: \(folder.path) does not hold Arcade's sources: there is no Docs/Spec/Shop.md in it; "
        + "name their folder with --project DIR\n")
    #expect(end.output == "")
    #expect(end.status == 2)
    // The tests start it in the project's folder.
    #expect(try Executable.run(["rules", "G1"]).lines.first == "G1 (Docs/Spec/Shop.md:14)")
  }
}
