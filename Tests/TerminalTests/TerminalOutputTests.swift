import Foundation
import Terminal
import Testing

struct TerminalOutputTests {
  @Test("G7: what is written is escaped line by line, whatever asked for it")
  func escaped() throws {
    let pipe = Pipe()
    let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.line("one\u{1B}[2J")
    output.lines(["two\nthree", "", "£4"])
    output.line()
    try pipe.fileHandleForWriting.close()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: bytes, as: UTF8.self) == "one\\e[2J\ntwo\\nthree\n\n£4\n\n")
    #expect(!output.isTerminal)
  }

  @Test("G7: JSON escapes what would steer a terminal so that whoever reads it has it back")
  func json() throws {
    let pipe = Pipe()
    let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let hostile = "a\u{1B}[2J\u{202E}b\u{9B}\u{7F}\n/“é”"
    try output.json(["b": [hostile], "a": []])
    try pipe.fileHandleForWriting.close()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""a\u001b[2J\u202Eb\u009B\u007F\n/“é”""#))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalText.mustBeEscaped($0) })
    #expect(
      try JSONDecoder().decode([String: [String]].self, from: bytes) == ["a": [], "b": [hostile]])
    #expect(throws: (any Error).self) { try output.json([Double.nan]) }
  }

  @Test("A stream that cannot be written says so once, and loses the rest")
  func refused() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    var failures: [TerminalOutput.Failure] = []
    let output = TerminalOutput(descriptor: file) { failures.append($0) }
    output.line("one")
    output.line("two")
    #expect(failures == [.refused(errno: EBADF)])
  }

  @Test("A reader that has gone is told apart from a system that refuses")
  func readerGone() throws {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    var failures: [TerminalOutput.Failure] = []
    let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor) {
      failures.append($0)
    }
    output.line("one")
    #expect(failures == [.readerGone])
  }

  @Test("Lines that are longer than a pipe holds arrive whole, also from a stream that never waits")
  func inPieces() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let reading = pipe.fileHandleForReading
    let length = 500_000
    let reader = Thread.reading(reading)
    TerminalOutput(descriptor: descriptor).line(String(repeating: "x", count: length))
    try pipe.fileHandleForWriting.close()
    #expect(await reader.value == length + 1)
  }
}

extension Thread {
  /// Counts what comes, off the main actor, which is busy writing.
  fileprivate nonisolated static func reading(_ handle: FileHandle) -> Task<Int, Never> {
    Task.detached { ((try? handle.readToEnd()) ?? Data()).count }
  }
}
