import Testing

@testable import Terminal

nonisolated struct TextFittingTests {
  @Test(
    "G14: a text is broken between words, a word that is too long where it has to be",
    arguments: [
      ("Holds a lot of tea", 8, ["Holds a", "lot of", "tea"]),
      ("Holds a lot", 11, ["Holds a lot"]), ("Rindfleisch", 4, ["Rind", "flei", "sch"]),
      ("a Rindfleisch", 6, ["a", "Rindfl", "eisch"]), ("", 5, [""]), ("   ", 5, [""]),
      ("All  Kitchen  Paper", 12, ["All  Kitchen", "Paper"]),
      ("抹茶碗と茶筅", 5, ["抹茶", "碗と", "茶筅"]), ("a\nb\r\nc", 5, ["a", "b", "c"]),
      ("a\n\nb", 5, ["a", "", "b"]), ("抹", 1, [""]), ("ab", 0, ["a", "b"]),
    ])
  func lines(text: String, width: Int, lines: [String]) {
    #expect(TextFitting.lines(text, width: width) == lines)
  }

  @Test("G7: what would steer a terminal is escaped before it is measured")
  func escaped() {
    #expect(TextFitting.lines("a\u{1B}b c", width: 4) == [#"a\eb"#, "c"])
    #expect(TextFitting.cut("a\u{1B}bc", width: 4) == #"a\e…"#)
  }

  @Test("G14: a text that is cut says so, in as many cells as there are")
  func cut() {
    #expect(TextFitting.cut("Harbour Mug", width: 11) == "Harbour Mug")
    #expect(TextFitting.cut("Harbour Mug", width: 10) == "Harbour M…")
    #expect(TextFitting.cut("抹茶碗", width: 4) == "抹…")
    #expect(TextFitting.cut("Mug", width: 1) == "…")
    #expect(TextFitting.cut("Mug", width: 0) == "")
  }
}
