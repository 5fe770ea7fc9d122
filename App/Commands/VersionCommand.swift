import Terminal

/// `arcade version`.
enum VersionCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(name: "version", summary: "Show the version")

  /// The version, as the changelog counts.
  static let version = "0.1.0"

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    console.output.line("arcade \(version)")
    return .fine
  }
}
