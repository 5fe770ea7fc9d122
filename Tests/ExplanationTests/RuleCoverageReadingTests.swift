import Foundation
import Scenarios
import Testing

@testable import Explanation

nonisolated struct RuleCoverageReadingTests {
  private func scenario(_ path: String, _ text: String) throws -> Scenario {
    try Scenario(path: path, bytes: Array(text.utf8))
  }

  private func test(_ name: String, line: Int = 3, isDisabled: Bool = false) -> TestName {
    TestName(name: name, path: "Tests/ATests/B.swift", line: line, isDisabled: isDisabled)
  }

  private func coverage(
    _ page: String, scenarios: [Scenario] = [], tests: [TestName] = []
  ) -> RuleCoverage {
    RuleCoverage(
      pages: [RulePage(path: "Docs/Spec/Shop.md", text: page)], scenarios: scenarios, tests: tests)
  }

  @Test("Scenarios and tests prove the statements that they name")
  func proved() throws {
    let made = coverage(
      "- **G1** One.\n- **G2** Two.\n",
      scenarios: [
        try scenario("Tests/Scenarios/b.scenario", "scenario B\nrules G1\n< depth 1"),
        try scenario("Tests/Scenarios/a.scenario", "scenario A\nrules G1\n< depth 1"),
      ],
      tests: [test("G2: later", line: 9), test("G2, G1: first"), test("no rule")])
    #expect(made.faults == [])
    #expect(
      made.rows.map(\.scenarios)
        == [["Tests/Scenarios/a.scenario", "Tests/Scenarios/b.scenario"], []])
    #expect(made.rows.map { $0.tests.map(\.line) } == [[3], [3, 9]])
    #expect(made.scenarioCount == 2)
    #expect(made.testCount == 2)
    #expect(
      made.summary
        == "2 statements: 1 proved by scenarios, 2 by tests, 2 by either.")
  }

  @Test(
    "A statement that nothing proves fails: no test, one that is off, or recorded screens alone")
  func unproved() throws {
    let fault = "Docs/Spec/Shop.md:1: nothing proves G1"
    let screens = try scenario(
      "Tests/Scenarios/a.scenario", "scenario A\nrules G1\n< screen\n| x")
    #expect(coverage("- **G1** One.").faults.map(\.description) == [fault])
    #expect(
      coverage("- **G1** One.", scenarios: [screens]).faults.map(\.description) == [fault])
    #expect(
      coverage("- **G1** One.", tests: [test("G1: a", isDisabled: true)]).faults
        .map(\.description) == [fault])
  }

  @Test("A rule that does not exist fails, whoever names it, proof or not")
  func unknown() throws {
    let made = coverage(
      "- **G1** One.",
      scenarios: [
        try scenario("Tests/Scenarios/a.scenario", "scenario A\nrules G1 G7\n< depth 1"),
        try scenario("Tests/Scenarios/b.scenario", "scenario B\nrules G8\n< screen\n| x"),
      ],
      tests: [test("G9, G1: a"), test("G6: off", line: 4, isDisabled: true)])
    #expect(
      made.faults.map(\.description) == [
        "Tests/Scenarios/a.scenario:1: there is no rule G7",
        "Tests/Scenarios/b.scenario:1: there is no rule G8",
        "Tests/ATests/B.swift:3: there is no rule G9",
        "Tests/ATests/B.swift:4: there is no rule G6",
      ])
  }

  @Test("A rule that is stated twice fails, on one page or on two")
  func twice() {
    let made = RuleCoverage(
      pages: [
        RulePage(path: "Docs/Spec/Shop.md", text: "- **G1** One.\n- **G1** Two."),
        RulePage(path: "Docs/Rules/A.md", text: "\n- **G1** Three."),
      ],
      scenarios: [], tests: [test("G1: a")])
    #expect(
      made.faults.map(\.description) == [
        "Docs/Spec/Shop.md:2: G1 is stated at Docs/Spec/Shop.md:1 already",
        "Docs/Rules/A.md:2: G1 is stated at Docs/Spec/Shop.md:1 already",
      ])
    #expect(made.rows.map(\.statement.text) == ["One."])
  }

  @Test("What is not proved yet is counted and does not fail, until something proves it")
  func pending() {
    let page = "- **G1** One.\n- **G2** Two.\n## Not yet\n- **G2**\n- **G3** Three."
    let open = coverage(page, tests: [test("G1: a")])
    #expect(open.faults == [])
    #expect(open.pending.map(\.statement.id.description) == ["G2", "G3"])
    #expect(open.summary.hasSuffix(" 1 by either. Not yet: G2, G3."))
    let proved = coverage(page, tests: [test("G1, G3: a")])
    #expect(
      proved.faults.map(\.description) == [
        "Docs/Spec/Shop.md:5: G3 is proved: take it out of what is not proved yet"
      ])
  }

  @Test("A malformed name, and what is wrong with a page, are faults")
  func passedOn() {
    let made = coverage("- **G1** One.\n- **G1x** Two.", tests: [test("G1 a"), test("G1: a")])
    #expect(
      made.faults.map(\.description) == [
        "Docs/Spec/Shop.md:2: G1x is no rule's id, such as S4 or BD-L22",
        "Tests/ATests/B.swift:3: G1 is not read: a name begins as in “G3, G5: a sentence”: “G1 a”",
      ])
  }

  @Test("The page of proofs names scenarios and files of tests, each file once")
  func markdown() throws {
    let made = RuleCoverage(
      pages: [
        RulePage(path: "Docs/Spec/Shop.md", text: "- **G1** A `|` and *marks* <here>."),
        RulePage(path: "Docs/Rules/A.md", text: "- **AB-1** Other."),
      ],
      scenarios: [try scenario("Tests/Scenarios/c/d.scenario", "scenario D\nrules G1\n< depth 1")],
      tests: [test("AB-1, G1: a"), test("AB-1: b", line: 5)])
    #expect(
      made.markdown.suffix(15) == [
        "## Spec/Shop.md", "", "[The statements](Spec/Shop.md)", "",
        "| id | it begins | scenarios | tests |", "| --- | --- | --- | --- |",
        #"| G1 | A \| and marks \<here>. | c/d | ATests/B |"#, "",
        "## Rules/A.md", "", "[The statements](Rules/A.md)", "",
        "| id | it begins | scenarios | tests |", "| --- | --- | --- | --- |",
        "| AB-1 | Other. |  | ATests/B |",
      ])
    #expect(made.markdown.contains(made.summary))
  }

  // MARK: - From the disk

  @Test("A folder that is not the project is told, with what is missing")
  func noProject() {
    #expect {
      _ = try RuleCoverage(project: "/nowhere")
    } throws: {
      "\($0)"
        == "/nowhere does not hold the project's sources: there is no Docs/Spec/Shop.md in it"
    }
  }

  @Test("A project is read from its folder; what cannot be read there is told")
  func project() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "arcade-rules-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try write("Docs/Spec/Shop.md", "- **G1** One.".utf8)
    #expect(throws: RuleCoverage.ProjectError.noProject(folder: root.path, missing: "Tests")) {
      _ = try RuleCoverage(project: root.path)
    }
    try write("Docs/Rules/B.md", "- **B-1** Two.".utf8)
    try write("Docs/Rules/A.md", "- **A-1** Three.".utf8)
    try write("Tests/ATests/A.swift", #"@Test("G1, A-1: a") func a() {}"#.utf8)
    try write("Tests/Scenarios/x/a.scenario", "scenario A\nrules B-1\n< depth 1".utf8)
    try write("Tests/Scenarios/b.scenario", "scenario B\n\n> jump".utf8)
    let read = try RuleCoverage(project: root.path)
    #expect(read.rows.map(\.statement.id.description) == ["G1", "A-1", "B-1"])
    #expect(read.rows.map(\.isProved) == [true, true, true])
    #expect(read.rows[2].scenarios == ["Tests/Scenarios/x/a.scenario"])
    #expect(read.faults.map(\.path) == ["Tests/Scenarios/b.scenario"])
    #expect(read.faults.map(\.line) == [3])
    try write("Docs/Rules/A.md", [0xFF])
    #expect(throws: RuleCoverage.ProjectError.unreadable(path: "Docs/Rules/A.md")) {
      _ = try RuleCoverage(project: root.path)
    }
  }
}
