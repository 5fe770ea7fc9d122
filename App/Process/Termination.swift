import Foundation

/// The ends of the process: every one leaves no temporary file behind, says nothing that nobody
/// asked for, and tells the parent the truth.
nonisolated enum Termination {
  private static let state = State()

  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var paths: [String] = []
  }

  /// Prepares for ends that come from outside. Called once, first.
  static func prepare() {
    reserveStandardDescriptors()
    // A reader that has gone is noticed by the write; see `TerminalOutput`.
    signal(SIGPIPE, SIG_IGN)
    waitForSignals()
  }

  /// Ends the process when it is asked to, from now on: whichever thread is interrupted, it writes the
  /// signal's number into a pipe, and a thread that has waited there does the rest. A dispatch source
  /// would miss what comes while it is being set up.
  private static func waitForSignals() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe = ends[1]
    let reader = Thread { [reader = ends[0]] in
      var number: UInt8 = 0
      while read(reader, &number, 1) != 1 {}
      die(of: Int32(number))
    }
    reader.start()
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let previous = signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe, &byte, 1)
        errno = before
      }
      // Who started this with a signal ignored, as nohup does, means it.
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
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
    // It may be held back in this thread.
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

/// Where the numbers of signals are written; set before the first can come.
private nonisolated(unsafe) var signalPipe: Int32 = -1
