import Foundation

/// A stream that the executable writes lines to: standard output or standard error.
///
/// It is the one point that everything passes on its way out, whatever it is: a screen, a report,
/// an error. Nothing is buffered, so that the two streams keep their order on one terminal.
/// Rule: G7.
public final class TerminalOutput {
  /// Why nothing more can be written.
  public nonisolated enum Failure: Error, Equatable, Sendable {
    /// Whoever read it has gone.
    case readerGone
    /// The system refused, with this number.
    case refused(errno: Int32)
  }

  private let descriptor: Int32
  private let onFailure: (Failure) -> Void
  private var failure: Failure?

  /// Makes a stream of an open file descriptor, which it neither owns nor closes.
  ///
  /// `onFailure` is called once, when a write fails for good; what is written after that is lost.
  public init(descriptor: Int32, onFailure: @escaping (Failure) -> Void = { _ in }) {
    self.descriptor = descriptor
    self.onFailure = onFailure
  }

  /// Whether a person sits at the other end.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes one line. Line breaks in `text` are shown escaped, like every control character.
  public func line(_ text: String = "") {
    lines([text])
  }

  /// Writes lines, in one piece.
  public func lines(_ texts: [String]) {
    write(texts.map { TerminalText.escaped($0) + "\n" }.joined())
  }

  private func write(_ text: String) {
    guard failure == nil else { return }
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { unwritten in
        Foundation.write(descriptor, unwritten.baseAddress, unwritten.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return fail(errno == EPIPE ? .readerGone : .refused(errno: errno))
      }
    }
  }

  /// A terminal that another program has set to non-blocking takes its text in pieces.
  private func waitUntilWritable() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }

  private func fail(_ failure: Failure) {
    self.failure = failure
    onFailure(failure)
  }
}
