import Foundation
import Terminal

/// What a command talks to: the streams and the environment of the process.
struct Console {
  /// Results.
  var output: TerminalOutput
  /// Everything else.
  var errors: TerminalOutput
  /// The environment's variables.
  var environment: [String: String]

  /// The process's own.
  static func standard() -> Console {
    let errors = TerminalOutput(descriptor: STDERR_FILENO)
    let output = TerminalOutput(descriptor: STDOUT_FILENO) { failure in
      switch failure {
      case .readerGone: Termination.die(of: SIGPIPE)
      case .refused(let number):
        errors.line("arcade: stdout cannot be written: \(SystemText.of(errno: number))")
        Termination.end(.environment)
      }
    }
    return Console(
      output: output, errors: errors, environment: ProcessInfo.processInfo.environment)
  }
}

extension Console {
  /// Writes a result for programs.
  ///
  /// - Throws: when it cannot be written as JSON.
  func json(_ value: some Encodable) throws(CommandError) {
    do {
      try output.json(value)
    } catch {
      throw .environment("this cannot be written as JSON: \(error)")
    }
  }
}
