import Testing

@testable import Scenarios

nonisolated struct SideBySideTests {
  @Test("Equal rows stand beside each other, rows that differ are marked")
  func replaced() {
    #expect(
      SideBySide.lines(
        expected: ["Cart", "Mug", "= Total: £5.00"], shown: ["Cart", "Mug", "= Total: £6.00"]) == [
          "  expected       | shown",
          "  Cart           | Cart",
          "  Mug            | Mug",
          "! = Total: £5.00 | = Total: £6.00",
        ])
  }

  @Test("A row that is missing, or one too many, moves no other row from its neighbour")
  func moved() {
    #expect(
      SideBySide.lines(expected: ["a", "b", "c", "d"], shown: ["b", "c", "x", "d"]) == [
        "  expected | shown",
        "! a        |",
        "  b        | b",
        "  c        | c",
        "!          | x",
        "  d        | d",
      ])
  }

  @Test("Wide characters take two cells, and the columns stay straight")
  func wide() {
    #expect(
      SideBySide.lines(expected: ["抹茶碗 · £42.00", "Mug · £12.00"], shown: ["抹茶碗 · £42.00"]) == [
        "  expected        | shown",
        "  抹茶碗 · £42.00 | 抹茶碗 · £42.00",
        "! Mug · £12.00    |",
      ])
  }

  @Test("One side may be empty")
  func oneSided() {
    #expect(
      SideBySide.lines(expected: [], shown: ["a"]) == ["  expected | shown", "!          | a"])
    #expect(SideBySide.lines(expected: [], shown: []) == ["  expected | shown"])
  }

  @Test("A failure is told with file, line, architecture, the act before and both sides")
  func failure() {
    let failure = ScenarioFailure(
      path: "Tests/Scenarios/a.scenario", line: 9, architecture: "boards",
      act: .init(line: 7, text: "> tap cart.undo"),
      mismatch: Mismatch("the title is another", expected: ["Cart"], shown: ["Shop"]))
    #expect(
      failure.report == [
        "Tests/Scenarios/a.scenario:9: boards: the title is another",
        "  after line 7: > tap cart.undo",
        "    expected | shown",
        "  ! Cart     | Shop",
      ])
  }

  @Test("A failure before any act, with nothing to compare, is one line")
  func bareFailure() {
    let failure = ScenarioFailure(
      path: "a", line: 1, architecture: "plain", act: nil, mismatch: Mismatch("it does not start"))
    #expect(failure.report == ["a:1: plain: it does not start"])
  }
}
