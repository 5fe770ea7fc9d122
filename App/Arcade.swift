import Terminal

/// The executable: reads which command is meant, runs it, and ends with its exit code.
@main
enum Arcade {
  static func main() async {
    Termination.prepare()
    let words = Array(CommandLine.arguments.dropFirst())
    Termination.end(await run(words, Console.standard()))
  }

  /// Runs the command that `words` name; what is wrong with it is told on stderr, one line.
  static func run(_ words: [String], _ console: Console) async -> ExitCode {
    do throws(CommandError) {
      let (command, rest) = try Commands.command(in: words)
      let arguments: CommandArguments
      do throws(UsageError) {
        arguments = try command.grammar.parse(rest)
      } catch {
        throw .usage(error)
      }
      if arguments.asksForHelp {
        console.output.lines(HelpText.details(command.grammar))
        return .fine
      }
      return try await command.run(arguments, console)
    } catch {
      console.errors.line("arcade: \(error.message)")
      return error.code
    }
  }
}
