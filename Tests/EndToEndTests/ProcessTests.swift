import Foundation
import Testing

nonisolated struct ProcessTests {
  @Test("W2: a second process is refused with the pid of the first, until that has ended")
  func lock() throws {
    let folder = try Folder()
    let first = try Executable.Running(["--data", folder.path])
    first.wait(for: "=== Welcome")
    for arguments in [["run"], ["import", "Tests/Scenarios/Fixtures/small.csv"]] {
      let second = try Executable.run(arguments + ["--data", folder.path])
      #expect(second.status == 2)
      #expect(
        second.errors
          == "arcade: the data directory \(folder.path) is in use by process "
          + "\(first.process.processIdentifier); quit that one, or name another with --data DIR\n")
    }
    // However it ends, the lock ends with it.
    _ = try first.end(by: SIGKILL)
    #expect(try Executable.run(["--data", folder.path]).status == 0)
  }

  @Test("A process that is asked to end ends as asked, without a word")
  func asked() throws {
    let folder = try Folder()
    let running = try Executable.Running(["--data", folder.path])
    running.write("tap onboarding.skip\n")
    running.wait(for: "=== Shop")
    let end = try running.end(by: SIGTERM)
    #expect(end.diedOfSignal)
    #expect(end.status == SIGTERM)
    #expect(end.errors == "")
    // What was done is kept.
    #expect(try Executable.run(["--data", folder.path]).titles == ["Shop"])
  }

  @Test(
    "A process that is asked to end in its first moments does, whenever that is",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func askedAtOnce(signal: Int32) throws {
    for moment in 0..<12 {
      let running = try Executable.Running(["--in-memory"])
      // Every fourth time when it has printed something; the others come sooner, each later than the last.
      if moment % 4 == 3 { running.wait(for: "===") }
      for _ in 0..<moment * 500 { sched_yield() }
      let end = try running.end(by: signal)
      #expect(end.diedOfSignal, "moment \(moment)")
      #expect(end.status == signal)
      #expect(end.errors == "")
    }
  }

  @Test("What is written to a process that has ended goes nowhere, and ends nobody")
  func endedBefore() throws {
    let running = try Executable.Running(["help"])
    running.process.waitUntilExit()
    running.write("tab cart\n")
    #expect(try running.end().status == 0)
  }

  @Test("A reader that goes away ends it as any command in a pipe, without a word")
  func readerGone() throws {
    // The shell's own pipe: none of the processes that other tests start can hold it open. Input
    // without end makes sure that something is written after the reader has gone.
    let shell = try Executable.shell(
      "yes 'resize 80 24' | \"$0\" --in-memory | head -n 1; echo \"${PIPESTATUS[1]}\"",
      in: "/bin/bash")
    #expect(shell.output == "=== Welcome ===\n\(128 + SIGPIPE)\n")
    #expect(shell.errors == "")
  }

  @Test("A stdout that is closed is told on stderr, and no file gets what was meant for it")
  func closedOutput() throws {
    let folder = try Folder()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "exec \"$0\" \"$@\" >&- <&-", Executable.path, "--data", folder.path,
    ]
    let errors = Pipe()
    shell.standardError = errors
    try shell.run()
    try errors.fileHandleForWriting.close()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == 2)
    #expect(text == "arcade: stdout cannot be written: Bad file descriptor\n")
    let lock = try String(contentsOfFile: folder.path + "/lock", encoding: .utf8)
    #expect(!lock.contains("==="))
  }

  @Test("Scenarios that are broken off leave no folder behind")
  func brokenOff() throws {
    let folder = try Folder()
    let scratch = try Folder()
    let short = try folder.write("a.scenario", "scenario A\n< title Shop\n")
    let long = try folder.write(
      "b.scenario",
      "scenario B\nrepeat 10000\n> tap catalog.item.mug\n> back\nend\n< title Shop\n")
    let running = try Executable.Running(
      ["play", short, long], environment: ["TMPDIR": scratch.path])
    running.wait(for: "ok    ")
    #expect(scratch.contents.count == 1)
    let end = try running.end(by: SIGTERM)
    #expect(end.status == SIGTERM)
    #expect(end.diedOfSignal)
    #expect(end.errors == "")
    #expect(scratch.contents == [])
  }

  @Test("On a terminal acts come as they are typed, time runs, and what it brings is printed")
  func terminal() throws {
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(filePath: Executable.path)
    process.arguments = ["--in-memory"]
    process.environment = ["TERM": "xterm"]
    process.standardInput = terminal.inside
    process.standardOutput = terminal.inside
    process.standardError = terminal.inside
    try process.run()
    terminal.wait(for: "=== Welcome ===")
    terminal.type("tap onboarding.skip\n")
    terminal.wait(for: "=== Shop ===")
    terminal.type("type catalog.search matcha\n")
    // The typing shows the old list; the new one comes by the clock, and nobody asks for it.
    terminal.wait(for: "Loading the products")
    terminal.wait(for: "Clear search and filters]")
    terminal.type("! advance 1s\n")
    terminal.wait(for: "the clock runs by itself here")
    terminal.type("\u{04}")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 64)
    #expect(terminal.text.contains("抹茶碗"))
  }
}
