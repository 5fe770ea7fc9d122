/// Wrong use of the command line: what is wrong, and where it is explained. Exit code 64.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var message: String
  /// The command whose help explains it; nil for the whole of `arcade`.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// One line.
  var description: String {
    let help = (["arcade help"] + (command.map { [$0] } ?? [])).joined(separator: " ")
    return "\(message) (see: \(help))"
  }
}
