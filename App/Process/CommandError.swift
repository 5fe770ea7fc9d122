/// Why a command cannot go on: a sentence for stderr, and what to exit with.
struct CommandError: Error, Equatable {
  var message: String
  var code: ExitCode

  /// The environment is not as it must be.
  static func environment(_ message: String) -> CommandError {
    CommandError(message: message, code: .environment)
  }

  /// The content cannot be accepted.
  static func refused(_ message: String) -> CommandError {
    CommandError(message: message, code: .refused)
  }

  /// It was asked for in a way that has no meaning.
  static func usage(_ error: UsageError) -> CommandError {
    CommandError(message: error.description, code: .usage)
  }
}
