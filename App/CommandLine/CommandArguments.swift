/// What was given to a command.
struct CommandArguments {
  /// What stands beside options, in order.
  var operands: [String] = []
  /// The options without a value that were given.
  var flags: Set<String> = []
  /// The options with a value that were given.
  var values: [String: String] = [:]
  /// Whether `--help` was given; then nothing else counts.
  var asksForHelp = false
}
