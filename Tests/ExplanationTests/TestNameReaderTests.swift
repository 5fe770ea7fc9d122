import Scenarios
import Testing

@testable import Explanation

nonisolated struct TestNameReaderTests {
  private func read(_ source: String) -> [TestName] {
    TestNameReader.names(path: "Tests/A.swift", source: source)
  }

  @Test(
    "Names of tests and suites are read, on whichever line they stand, with that of the attribute")
  func names() {
    let names = read(
      """
      @Suite("G1: a suite") struct ATests {
        @Test("G2: one line") func a() {}
        @Test(
          // A remark.
          "G3: with arguments", arguments: [("(", 1)])
        func b(text: String, number: Int) {}
        @Test func unnamed() {}
        @Test(.serialized) func traits() {}
        @Test(#"G4: "quoted" \\n"#) func c() {}
        @Test("G5: \\"quoted\\", \\u{41}") func d() {}
      }
      """)
    #expect(
      names.map(\.name) == [
        "G1: a suite", "G2: one line", "G3: with arguments", #"G4: "quoted" \n"#,
        #"G5: "quoted", \u{41}"#,
      ])
    #expect(names.map(\.line) == [1, 2, 3, 9, 10])
    #expect(names.allSatisfy { $0.path == "Tests/A.swift" && !$0.isDisabled })
  }

  @Test("What stands in a comment, a string or an expression is no name")
  func passedOver() {
    let names = read(
      #####"""
      // @Test("G1: a")
      /* @Test("G2: b") /* @Test("G3: c") */ @Test("G4: d") */
      let a = "@Test(\"G5: e\") \(f("@Test(\"G6: \(x)\")")) @Test("
      let b = #"@Test("G7: g") \#(h("@Test(")) @Test(""#
      let c = """
        @Test("G8: i") \"""
        @Test("G9: j")
        """
      let d = #/ " @Test\("G1: k"\) /#
      let e = /"/
      @testable import A
      @Testing("G1: l") @Test ("G2: m") func m() {}
      @Test("G3: n \(1 + (2))", .tags(.x("(\")"))) func n() {}
      """#####)
    #expect(names.map(\.name) == ["G2: m", #"G3: n \(1 + (2))"#])
    #expect(names.map(\.line) == [12, 13])
  }

  @Test("A test that is switched off is read as such")
  func disabled() {
    let names = read(
      """
      @Test("G1: a", .disabled("later")) func a() {}
      @Test("G2: b", .enabled(if: true)) func b() { x.disabled() }
      @Test("G3: .disabled c") func c() {}
      """)
    #expect(names.map(\.isDisabled) == [true, false, false])
  }

  @Test("A source that ends in the middle is read as far as it goes")
  func unfinished() {
    for source in ["@Test", "@Test(", "@Test(\"", "@Test(\"G1", "/*", "#\"", "\"\\", "\"\\(", "#/"]
    {
      #expect(read(source).count <= 1)
    }
    #expect(read("@Test(\"G1: a").map(\.name) == ["G1: a"])
    #expect(read("") == [])
  }

  // MARK: - The rules that a name carries

  private func rules(_ name: String) throws(RuleFault) -> [String] {
    try TestName(name: name, path: "Tests/A.swift", line: 7, isDisabled: false).rules()
      .map(\.description)
  }

  @Test(
    "A name begins with its rules, one by one, with commas, up to the colon",
    arguments: [
      ("G3: a sentence", ["G3"]), ("G3, S10: it: goes on", ["G3", "S10"]),
      ("CO-3, CO-D12, G1: mixed", ["CO-3", "CO-D12", "G1"]),
      ("A sentence without rules", []), ("§V: every call is logged", []),
      ("A title: and G3 in it", []), ("UTF8: no rule", []), ("", []), (": x", []),

      ("Ada's cart", []),
    ])
  func carried(name: String, ids: [String]) throws {
    #expect(try rules(name) == ids)
  }

  @Test(
    "A name that seems to carry rules and does not is an error",
    arguments: [
      "G3 a sentence", "G3:a sentence", "G3,S4: no space", "G3 S4: no comma", "G3 to G5: a range",
      "G3–G5: a range", "CO-3 to CO-5: a range", "G3, : an empty one", "Nothing:G3 said",
      "G3, S: no number",
      "See G3: a sentence", "(G3): a sentence", "G3, G03: a nought",
    ])
  func malformed(name: String) {
    #expect(throws: RuleFault.self) { try rules(name) }
  }

  @Test("The error names file, line, the id and the name")
  func malformedText() {
    do throws(RuleFault) {
      _ = try rules("G3 a sentence")
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "Tests/A.swift:7: G3 is not read: a name begins as in “G3, G5: a sentence”: "
          + "“G3 a sentence”")
    }
    do throws(RuleFault) {
      _ = try rules("G3, G3: twice")
      Issue.record("no error")
    } catch {
      #expect(error.description == "Tests/A.swift:7: its name has an id twice: “G3, G3: twice”")
    }
  }
}
