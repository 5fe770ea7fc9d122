import TextUI

/// Reads a scenario's body: acts, world and checks, with their blocks.
nonisolated struct BodyParser {
  /// The steps that are complete.
  private(set) var steps: [Step] = []
  /// The blocks that are open, the outermost first.
  private var open: [OpenBlock] = []
  /// The marks that have been made so far.
  private var marks: Set<String> = []

  private struct OpenBlock {
    var line: Int
    var text: String
    var count: Int
    /// What was read before the block began.
    var outside: [Step]
  }

  /// The line of the last `< screen`, or of its last row.
  private var lastScreenLine = 0

  /// The words and signs that a line of the body begins with.
  static let words = [">", ">>", "!", "<", "|", "repeat", "end"]

  /// Whether the text begins like a line of the body.
  static func begins(_ text: String) -> Bool {
    text.first.map { "><!|".contains($0) } == true
      || words.contains(String(text.prefix { !$0.isWhitespace }))
  }

  /// Reads one line of the body.
  mutating func read(_ text: String, line: Int) throws(LineError) {
    guard !text.hasPrefix("|") else { return try readRow(text, line) }
    let all = try Words(parsing: text).words
    var words = LineWords(all)
    switch try words.next("a word") {
    case ">":
      append(.acts([try PlayedAct(words.remaining())]), text, line)
    case ">>":
      let rest = words.remaining()
      let parts = rest.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.text == ";" && !$0.isQuoted })
      guard parts.count > 1 else {
        throw words.error("after >> stand two acts or more, with a ; between spaces")
      }
      var acts: [PlayedAct] = []
      for part in parts {
        acts.append(try PlayedAct(Array(part), isAmongOthers: true))
      }
      append(.acts(acts), text, line)
    case "!":
      let event = try WorldEvent(&words)
      try words.end()
      if case .mark(let name) = event { marks.insert(name) }
      append(.world(event), text, line)
    case "<":
      let check = try readCheck(&words)
      if check.isScreen { lastScreenLine = line }
      append(.check(check), text, line)
    case "repeat":
      let count = try words.number("how often", in: 1...10_000)
      try words.end()
      open.append(OpenBlock(line: line, text: text, count: count, outside: steps))
      steps = []
    case "end":
      try words.end()
      try close()
    case let word:
      throw words.unknown("beginning of a line", word, HeadParser.words + Self.words)
    }
  }

  /// The checks of a screen that no rows follow.
  var screensWithoutRows: [Step] {
    func find(_ steps: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        switch step.kind {
        case .check(.screen([])): [step]
        case .repeated(_, let inside): find(inside)
        case .acts, .world, .check: []
        }
      }
    }
    return find(open.flatMap(\.outside) + steps)
  }

  /// What is wrong when the text ends here, with the line that it is told at.
  func endErrors() -> [(line: Int, error: LineError)] {
    open.map { ($0.line, LineError(column: 1, "this repeat has no end")) }
  }

  private mutating func append(_ kind: Step.Kind, _ text: String, _ line: Int) {
    steps.append(Step(line: line, text: text, kind: kind))
  }

  private mutating func readRow(_ text: String, _ line: Int) throws(LineError) {
    guard line == lastScreenLine + 1, case .check(.screen(let rows)) = steps.last?.kind else {
      throw LineError(column: 1, "a row of a screen stands directly below < screen, or another row")
    }
    lastScreenLine = line
    let row = text.dropFirst().hasPrefix(" ") ? text.dropFirst(2) : text.dropFirst()
    steps[steps.count - 1].kind = .check(.screen(rows + [String(row)]))
  }

  private func readCheck(_ words: inout LineWords) throws(LineError) -> Check {
    let check = try Check(&words)
    try words.end()
    if case .live(let name) = check, !marks.contains(name) {
      throw words.error("there is no mark \(Words.quote(name)) above this line")
    }
    return check
  }

  private mutating func close() throws(LineError) {
    guard let block = open.popLast() else {
      throw LineError(column: 1, "there is no repeat to end here")
    }
    let inside = steps
    steps = block.outside
    guard !inside.isEmpty else { throw LineError(column: 1, "there is nothing to repeat") }
    steps.append(Step(line: block.line, text: block.text, kind: .repeated(block.count, inside)))
  }
}
