/// Something that the executable does: a name, what may stand after it, and the doing.
struct Command {
  /// What may stand after its name.
  var grammar: CommandGrammar

  /// Does it. Gives what to exit with; throws why it cannot go on.
  var run: @MainActor (CommandArguments, Console) async throws(CommandError) -> ExitCode
}
