import Foundation

/// The executable as it was built, run as a person runs it.
nonisolated struct Executable {
  /// How a run ended, and what it wrote.
  struct Ending {
    var output: String
    var errors: String
    /// The exit code, or the number of the signal that it died of.
    var status: Int32
    var diedOfSignal: Bool

    /// What was written to stdout, line by line.
    var lines: [String] { output.components(separatedBy: "\n").dropLast() }

    /// The same without the last, as of plays, whose last line tells the time that they took.
    var linesButSpeed: [String] { lines.dropLast() }

    /// The titles of the screens that were printed, in order.
    var titles: [String] {
      lines.filter { $0.hasPrefix("=== ") }
        .map { String($0.dropFirst(4)).replacing(" (modal)", with: "").replacing(" ===", with: "") }
    }
  }

  /// Where it lies: beside the tests.
  static let path: String = {
    #if os(Linux)
      let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    #else
      let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    #endif
    return (((tests ?? "") as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent("arcade")
  }()

  /// The project's folder.
  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs it to its end. It sees no variables but those given, and starts in the project's folder.
  ///
  /// - Parameter copy: where a copy of it lies that anybody may run; then it is run by somebody who
  ///   owns nothing, so that permissions count also where the tests are run by root.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    byNobody copy: String? = nil
  ) throws -> Ending {
    let running = try Running(arguments, environment: environment, byNobody: copy)
    running.write(input)
    return try running.end()
  }

  /// A run that has not ended.
  final class Running {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Collector()
    private var read = Data()

    init(
      _ arguments: [String], environment: [String: String] = [:], byNobody copy: String? = nil
    ) throws {
      process.executableURL = URL(filePath: copy ?? Executable.path)
      process.arguments = arguments
      if let copy, geteuid() == 0 {
        process.executableURL = URL(filePath: "/usr/bin/setpriv")
        process.arguments =
          ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments
      }
      process.environment = environment
      // Somebody who owns nothing may not be let into the project's folder.
      process.currentDirectoryURL = copy == nil ? Executable.project : URL(filePath: "/")
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors.pipe
      errors.begin()
      try process.run()
      try? input.fileHandleForReading.close()
      try? output.fileHandleForWriting.close()
    }

    /// Writes to its stdin; a process that has ended reads no more.
    func write(_ text: String) {
      write(Array(text.utf8))
    }

    /// Writes bytes to its stdin. A process that is killed may have ended before: then this thread gets
    /// a signal, which is taken back. To ignore it would make the processes ignore it, too.
    func write(_ bytes: [UInt8]) {
      var signals = sigset_t()
      var before = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      var number: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signals, &number) }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Waits until it has printed `text`.
    func wait(for text: String) {
      while !String(decoding: read, as: UTF8.self).contains(text) {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return }
        read += more
      }
    }

    /// Closes its stdin, and waits for its end.
    func end() throws -> Ending {
      try? input.fileHandleForWriting.close()
      read += try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Ending(
        output: String(decoding: read, as: UTF8.self), errors: errors.text(),
        status: process.terminationStatus,
        diedOfSignal: process.terminationReason == .uncaughtSignal)
    }

    /// Sends it a signal, and waits for its end. Its stdin stays open until then: the end of that is
    /// a reason to end as well, and might come first.
    func end(by signal: Int32) throws -> Ending {
      kill(process.processIdentifier, signal)
      read += try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return try end()
    }
  }

  /// Reads a pipe to its end on a thread of its own, so that neither side waits for the other.
  private final class Collector: @unchecked Sendable {
    let pipe = Pipe()
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    func begin() {
      let thread = Thread { [self] in
        data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        done.signal()
      }
      thread.start()
    }

    func text() -> String {
      try? pipe.fileHandleForWriting.close()
      done.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
