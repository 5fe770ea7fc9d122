import Foundation

nonisolated extension Executable {
  /// Runs `command` in a shell, with the executable as its `$0`, and waits until its output is closed.
  /// It has this process's stdin and variables.
  static func shell(
    _ command: String, in shell: String = "/bin/sh"
  ) throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: shell)
    process.arguments = ["-c", command, path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: printed, as: UTF8.self), String(decoding: told, as: UTF8.self),
      process.terminationStatus
    )
  }
}
