import Explanation
import Scenarios
import Terminal

/// `arcade rules`: which scenarios and tests prove which statement.
enum RulesCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "rules", summary: "Show which scenarios and tests prove which statement",
    operands: .optional("ID"),
    options: [
      .value("--project", "DIR", "The folder of Arcade's sources (the working directory)"),
      .flag("--json", "Write it as JSON, with the names of all tests"),
      .flag("--markdown", "Write the page that is kept in Docs"),
    ],
    notes: [
      "Reads the statements of Docs/Spec and Docs/Rules, the scenarios, and the names of the tests.",
      "With an ID, such as G3, it shows that statement alone, and everything that proves it.", "",
      "Exit codes: 0 fine; 1 a statement without proof, or a rule that does not exist;",
      "2 the sources are not there; 64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let isJSON = arguments.flags.contains("--json")
    let isMarkdown = arguments.flags.contains("--markdown")
    guard !isMarkdown || (!isJSON && arguments.operands.isEmpty) else {
      let other = isJSON ? "--json" : "an ID"
      throw .usage(
        UsageError("--markdown has no meaning together with \(other)", command: grammar.name))
    }
    let coverage = try read(arguments.values["--project"])
    let rows = try rows(of: coverage, arguments.operands.first)
    if isMarkdown {
      console.output.lines(coverage.markdown)
    } else if isJSON {
      try console.json(RulesReport(coverage, rows))
    } else if arguments.operands.isEmpty {
      console.output.lines(table(rows) + ["", coverage.summary])
    } else {
      console.output.lines(rows.flatMap(details))
    }
    for fault in coverage.faults { console.errors.line("arcade: \(fault)") }
    return coverage.faults.isEmpty ? .fine : .refused
  }

  private static func read(_ folder: String?) throws(CommandError) -> RuleCoverage {
    do throws(RuleCoverage.ProjectError) {
      return try RuleCoverage(project: folder ?? ".")
    } catch {
      guard case .noProject(_, let missing) = error else { throw .environment("\(error)") }
      let place = folder ?? "the working directory"
      throw .environment(
        "\(place) does not hold Arcade's sources: there is no \(missing) in it; "
          + "name their folder with --project DIR")
    }
  }

  private static func rows(
    of coverage: RuleCoverage, _ id: String?
  ) throws(CommandError) -> [RuleCoverage.Row] {
    guard let id else { return coverage.rows }
    let found = coverage.rows.filter { $0.statement.id.description == id }
    guard found.isEmpty else { return found }
    let hint = NearMiss.hint(for: id, in: coverage.rows.map(\.statement.id.description))
    throw .usage(UsageError("there is no rule \(id)\(hint)", command: grammar.name))
  }

  private static func table(_ rows: [RuleCoverage.Row]) -> [String] {
    var table = TextTable(header: ["id", "it begins", "scenarios", "tests"])
    table.rows = rows.map { row in
      [
        row.statement.id.description, row.statement.firstWords(60), count(row.scenarios.count),
        row.statement.isPending ? "not yet" : count(row.tests.count),
      ]
    }
    return table.lines
  }

  private static func count(_ number: Int) -> String { number == 0 ? "–" : "\(number)" }

  private static func details(_ row: RuleCoverage.Row) -> [String] {
    let statement = row.statement
    let proofs = row.scenarios + row.tests.map { "\($0.path):\($0.line): \($0.name)" }
    return ["\(statement.id) (\(statement.page):\(statement.line))", statement.text, ""]
      + (proofs.isEmpty ? ["Nothing proves it yet."] : proofs)
  }
}
