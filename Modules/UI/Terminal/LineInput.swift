import Foundation

/// A line that was read, before anything is made of it.
public nonisolated enum InputLine: Equatable, Sendable {
  /// Its text, without its end.
  case text(String)
  /// It is not UTF-8.
  case notUTF8
  /// It is longer than a line can be.
  case tooLong
  /// It could not be read, and there are no more; the system's number says why.
  case failed(errno: Int32)
}

/// Reads a stream's lines while the main actor does other things: a person takes their time.
public nonisolated enum LineInput {
  /// How long a line can be, in bytes.
  public static let maximumLength = 65_536

  /// The lines of an open file descriptor, until its end or until it cannot be read, which is told.
  /// A last line without an end is one. LF, CRLF and CR end a line.
  public static func lines(of descriptor: Int32) -> AsyncStream<InputLine> {
    AsyncStream { continuation in
      // A thread of its own, since a read of a terminal waits for as long as a person does.
      let thread = Thread {
        var splitter = LineSplitter()
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
          let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
          let reason = count < 0 ? errno : 0
          if reason == EINTR { continue }
          if count > 0 {
            for line in splitter.split(bytes[..<count]) { continuation.yield(line) }
            continue
          }
          if let line = splitter.finish() { continuation.yield(line) }
          // That is how a terminal that has gone is read, and its end is an end.
          if reason != 0, reason != EIO { continuation.yield(.failed(errno: reason)) }
          break
        }
        continuation.finish()
      }
      thread.start()
    }
  }
}

/// Cuts bytes into lines, however they come in pieces.
nonisolated struct LineSplitter {
  private var line: [UInt8] = []
  private var isTooLong = false
  private var lastWasReturn = false

  /// Takes the next bytes; gives the lines that they end.
  mutating func split(_ bytes: some Sequence<UInt8>) -> [InputLine] {
    var lines: [InputLine] = []
    for byte in bytes {
      defer { lastWasReturn = byte == UInt8(ascii: "\r") }
      switch byte {
      case UInt8(ascii: "\n") where lastWasReturn: continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lines.append(take())
      default:
        if line.count < LineInput.maximumLength {
          line.append(byte)
        } else {
          isTooLong = true
        }
      }
    }
    return lines
  }

  /// Ends the stream; gives the last line if it had no end.
  mutating func finish() -> InputLine? {
    line.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func take() -> InputLine {
    defer {
      line = []
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    return String(validating: line, as: UTF8.self).map(InputLine.text) ?? .notUTF8
  }
}
