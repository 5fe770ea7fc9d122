import Terminal

/// `arcade architectures`: what the shop can be run in.
enum ArchitecturesCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "architectures", summary: "List the architectures",
    options: [CommonOptions.json],
    notes: [
      "One that is built is run by: arcade run --architecture ID"
    ])

  private nonisolated struct Listed: Encodable {
    var id: String
    var after: String
    var isBuilt: Bool
  }

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let all = Architectures.all
    if arguments.flags.contains("--json") {
      try console.json(
        all.map { Listed(id: $0.id, after: $0.after, isBuilt: $0.isBuilt) })
    } else {
      var table = TextTable(header: ["id", "state", "what it is"])
      table.rows = all.map { [$0.id, $0.isBuilt ? "built" : "planned", $0.after] }
      console.output.lines(table.lines)
    }
    return .fine
  }
}
