#if os(Linux)
  import Foundation
  import Testing

  /// A shell in a terminal, in which the shop is started, ended, suspended and resumed as people do.
  nonisolated struct TerminalStateTests {
    private let folder: Folder
    private let terminal: PseudoTerminal
    private let shell = Process()

    init() throws {
      folder = try Folder()
      terminal = try PseudoTerminal()
      // The terminal must be the shell's own for it to have jobs.
      shell.executableURL = URL(filePath: "/usr/bin/setsid")
      shell.arguments = [
        "--ctty", "--wait", "/bin/bash", "--norc", "--noprofile", "--noediting", "-i",
      ]
      shell.environment = [
        "PATH": "/usr/bin:/bin", "TERM": "xterm", "PS1": "ready> ", "PS2": "", "HISTFILE": "",
        // Swift's runtime would take a signal from outside for a crash, report it and go on.
        "SWIFT_BACKTRACE": "enable=no", "ARCADE": Executable.path,
        "ARCADE_DATA": folder.path + "/data",
      ]
      shell.currentDirectoryURL = URL(filePath: folder.path)
      shell.standardInput = terminal.inside
      shell.standardOutput = terminal.inside
      shell.standardError = terminal.inside
      try TerminalStateTests.withoutBlockedSignals { try shell.run() }
      terminal.wait(for: "ready> ")
      type("stty -a >before")
    }

    /// A thread of a pool holds signals back, and what it starts would do so, too. A terminal's shell
    /// is started by somebody who does not.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try body()
    }

    /// Types a command, and waits until the shell asks for the next.
    private func type(_ command: String) {
      terminal.type(command + "\n")
      terminal.wait(for: "ready> ")
    }

    private func start() {
      terminal.type("\"$ARCADE\"; echo status $?\n")
      terminal.wait(for: "\r\n=== ")
    }

    /// Sends the shop that runs in the terminal a signal, and waits until it has ended.
    private func end(by signal: String) throws {
      let lock = try String(contentsOfFile: folder.path + "/data/lock", encoding: .utf8)
      let pid = try #require(Int32(lock.trimmingCharacters(in: .newlines)))
      let number: Int32 =
        switch signal {
        case "TERM": SIGTERM
        case "HUP": SIGHUP
        case "ABRT": SIGABRT
        default: SIGKILL
        }
      kill(pid, number)
      terminal.wait(for: "status \(128 + number)")
      terminal.wait(for: "ready> ")
    }

    /// The terminal's settings are those from before.
    private func expectAsFound(_ comment: Comment) throws {
      type("stty -a >after")
      let before = try String(contentsOfFile: folder.path + "/before", encoding: .utf8)
      let after = try String(contentsOfFile: folder.path + "/after", encoding: .utf8)
      #expect(before.contains("icanon"))
      #expect(before == after, comment)
      // Nothing was drawn that would have to be taken back.
      #expect(!terminal.text.contains("\u{1B}"), comment)
    }

    private func leave() {
      terminal.type("exit\n")
      shell.waitUntilExit()
    }

    @Test("W3: the terminal is as it was after quitting, an error, a request to end, and a crash")
    func ends() throws {
      start()
      terminal.type("tap onboarding.skip\n")
      terminal.wait(for: "=== Shop ===")
      terminal.type("\u{04}")
      terminal.wait(for: "status 0")
      terminal.wait(for: "ready> ")
      try expectAsFound("after quitting")

      type("\"$ARCADE\" --data before; echo status $?")
      #expect(terminal.text.contains("cannot be made: it is no folder"))
      try expectAsFound("after an error")

      start()
      terminal.type("\u{03}")
      terminal.wait(for: "ready> ")
      try expectAsFound("after an interrupt")

      for signal in ["TERM", "HUP", "ABRT", "KILL"] {
        start()
        try end(by: signal)
        try expectAsFound("after SIG\(signal)")
      }
      leave()
    }

    @Test("W3: suspended and resumed, the shop goes on, and the terminal is as it was meanwhile")
    func suspended() throws {
      start()
      terminal.type("tap onboarding.skip\n")
      terminal.wait(for: "=== Shop ===")
      terminal.type("\u{1A}")
      terminal.wait(for: "Stopped")
      terminal.wait(for: "ready> ")
      try expectAsFound("while it is suspended")
      terminal.type("fg\n")
      terminal.wait(for: "\r\n")
      terminal.type("tab cart\n")
      terminal.wait(for: "=== Cart ===")
      terminal.type("\u{04}")
      terminal.wait(for: "ready> ")
      try expectAsFound("after it was resumed")
      leave()
      #expect(shell.terminationReason == .exit)
    }
  }
#endif
