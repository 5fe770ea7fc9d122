import Foundation
import Testing

@testable import Terminal

nonisolated struct LineInputTests {
  private func split(_ pieces: [[UInt8]]) -> [InputLine] {
    var splitter = LineSplitter()
    var lines = pieces.flatMap { splitter.split($0) }
    if let last = splitter.finish() { lines.append(last) }
    return lines
  }

  @Test("A line ends with LF, CRLF or CR, and the last one need not end")
  func ends() {
    let text = Array("one\ntwo\r\nthree\rfour\n\r\n\nsix".utf8)
    let lines: [InputLine] = ["one", "two", "three", "four", "", "", "six"].map { .text($0) }
    #expect(split([text]) == lines)
    #expect(split(text.map { [$0] }) == lines)
    #expect(split([]) == [])
    #expect(split([Array("one\n".utf8)]) == [.text("one")])
  }

  @Test("A line that is not UTF-8 is told, and costs no other line")
  func notUTF8() {
    #expect(
      split([[0x61, 0x0A, 0xFF, 0x0A], [0xC3], [0xA9, 0x0A]]) == [
        .text("a"), .notUTF8, .text("é"),
      ])
  }

  @Test("A line that is too long is told, takes no more room, and costs no other line")
  func tooLong() {
    let long = [UInt8](repeating: 0x61, count: LineInput.maximumLength)
    #expect(split([long + [0x0A]]) == [.text(String(repeating: "a", count: long.count))])
    #expect(split([long, [0x61, 0x0A]]) == [.tooLong])
    #expect(split([long, long, [0x62, 0x0A, 0x63]]) == [.tooLong, .text("c")])
  }

  @Test("A stream's lines come until its end")
  func stream() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("tap a.b\nback".utf8))
    try pipe.fileHandleForWriting.close()
    var lines: [InputLine] = []
    for await line in LineInput.lines(of: pipe.fileHandleForReading.fileDescriptor) {
      lines.append(line)
    }
    #expect(lines == [.text("tap a.b"), .text("back")])
    try pipe.fileHandleForReading.close()
  }

  @Test("A stream that cannot be read has no lines, and says why")
  func closed() async {
    var lines: [InputLine] = []
    for await line in LineInput.lines(of: -1) { lines.append(line) }
    #expect(lines == [.failed(errno: EBADF)])
  }

  @Test(
    "A span of time is read whole",
    arguments: [("300ms", 300), ("2s", 2_000), ("5m", 300_000), ("1h", 3_600_000), ("0s", 0)])
  func durations(text: String, milliseconds: Int) {
    #expect(DurationText.parse(text) == .milliseconds(milliseconds))
  }

  @Test(
    "Anything else is none",
    arguments: ["", "s", "1", "1 s", "-1s", "1.5s", "1S", "99999999999d", "1sec", "٣s"])
  func noDurations(text: String) {
    #expect(DurationText.parse(text) == nil)
  }
}
