import Dispatch
import Foundation

/// The ends of the process: every one leaves no temporary file behind, says nothing that nobody
/// asked for, and tells the parent the truth.
nonisolated enum Termination {
  private static let state = State()

  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var paths: [String] = []
    var sources: [any DispatchSourceSignal] = []
  }

  /// Prepares for ends that come from outside. Called once, first.
  static func prepare() {
    reserveStandardDescriptors()
    // A reader that has gone is noticed by the write; see `TerminalOutput`.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGTERM, SIGINT, SIGHUP] {
      // Who started this with a signal ignored, as nohup does, means it.
      let previous = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      guard previous != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
      // Not on the main queue: the main actor may be waiting for a terminal that has stopped.
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInitiated))
      source.setEventHandler { die(of: number) }
      source.resume()
      state.lock.withLock { state.sources.append(source) }
    }
  }

  /// Removes what lies at `path` at the end, whatever kind of end it is.
  static func removeAtEnd(_ path: String) {
    state.lock.withLock { state.paths.append(path) }
  }

  /// Ends the process.
  static func end(_ code: ExitCode) -> Never {
    removeAll()
    exit(code.rawValue)
  }

  /// Ends the process as that signal ends one that does not know it: without a word, and with the
  /// status by which a shell knows what happened.
  static func die(of number: Int32) -> Never {
    removeAll()
    signal(number, SIG_DFL)
    // The threads of a dispatch queue hold signals back.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
    exit(128 + number)
  }

  private static func removeAll() {
    let paths = state.lock.withLock { state.paths }
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A process may be started with its standard streams closed. Then the next file that is opened
  /// would get their number, and screens would be written into it.
  private static func reserveStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // For reading only, so that writing to it is still refused.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
