import Scenarios
import Testing

@testable import Explanation

nonisolated struct RulePageTests {
  private func page(_ text: String) -> RulePage { RulePage(path: "Docs/Rules/A.md", text: text) }

  private func ids(_ page: RulePage, pending: Bool = false) -> [String] {
    page.statements.filter { $0.isPending == pending }.map(\.id.description)
  }

  @Test("A statement goes on over the indented lines below it, and ends with them")
  func statements() {
    let read = page(
      """
      # Rules

      Prose with - **G9** in it.

      - **G1** Every control has
        an id.

        - not the statement's
      - **CO-D12** One line, `a` and *b*.
      after it
      """)
    #expect(ids(read) == ["G1", "CO-D12"])
    #expect(read.statements[0].text == "Every control has an id.")
    #expect(read.statements[0].line == 5)
    #expect(read.statements[0].page == "Docs/Rules/A.md")
    #expect(read.statements[1].text == "One line, `a` and *b*.")
    #expect(read.faults == [])
  }

  @Test("Items that state no rule are none: a bold sentence, a bold word without a number")
  func otherItems() {
    let read = page("- **One contract.** By statements.\n- **Shop** sells.\n* **G1** Another mark.")
    #expect(read.statements == [])
    #expect(read.faults == [])
  }

  @Test(
    "What looks like an id and is none is told, with its line",
    arguments: ["g1", "G1a", "ABC1", "CO-", "co-3", "CO-3-4", "G01", "CO-3–5", "G12345", "3"])
  func malformed(word: String) {
    let read = page("\n- **\(word)** Something.")
    #expect(read.statements == [])
    let isLikeAnID = word.contains(where: \.isNumber)
    #expect(
      read.faults.map(\.description)
        == (isLikeAnID
          ? ["Docs/Rules/A.md:2: \(word) is no rule's id, such as S4 or BD-L22"] : []))
  }

  @Test("Under Not yet stand statements of their own, and ids of those above")
  func pending() {
    let read = page(
      "- **G1** One.\n- **G2** Two.\n\n## Not yet\n\n- **G2**\n- **G3** Three\n  goes on.\n")
    #expect(ids(read) == ["G1"])
    #expect(ids(read, pending: true) == ["G2", "G3"])
    #expect(read.statements[2].text == "Three goes on.")
    #expect(read.faults == [])
  }

  @Test(
    "What makes no sense under Not yet, or outside of it, is told",
    arguments: [
      ("- **G1** One.\n## Not yet\n- **G2**", "3: G2 is not stated on this page"),
      ("- **G1** One.\n## Not yet\n- **G1**\n- **G1**", "4: G1 stands under this heading already"),
      ("## Not yet\n- **G1** One.\n- **G1**", "3: G1 stands under this heading already"),
      ("- **G1** One.\n## Not yet\n", "2: nothing stands under this heading: take it away"),
      (
        "## Not yet\n- **G1** One.\n## More",
        "1: another heading follows: this is the last one of a page"
      ),
      ("- **G1**\n  indented", "1: G1 states nothing"),
    ])
  func misplaced(text: String, fault: String) {
    #expect(page(text).faults.map(\.description) == ["Docs/Rules/A.md:\(fault)"])
  }

  @Test(
    "A statement's first words are whole words, without marks, and as many as there is room for")
  func firstWords() throws {
    let long = try #require(
      page("- **G1** *The* `gate`. Checkout needs a shopper.").statements.first)
    #expect(long.firstWords(100) == "The gate. Checkout needs a shopper.")
    #expect(long.firstWords(35) == "The gate. Checkout needs a shopper.")
    #expect(long.firstWords(34) == "The gate. Checkout needs a…")
    #expect(long.firstWords(10) == "The gate.…")
    #expect(long.firstWords(9) == "The…")
    #expect(long.firstWords(1) == "The…")
    let list = try #require(page("- **G1** One, two; three").statements.first)
    #expect(list.firstWords(5) == "One…")
    #expect(list.firstWords(10) == "One, two…")
  }
}
