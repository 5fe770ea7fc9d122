import Terminal

/// `arcade help`: what there is, and how it is used.
enum HelpCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "help", summary: "Show what the commands do", operands: .optional("COMMAND"))

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    if let name = arguments.operands.first {
      console.output.lines(HelpText.details(try Commands.named(name).grammar))
    } else {
      console.output.lines(HelpText.overview(Commands.all.map(\.grammar)))
    }
    return .fine
  }
}
