import Foundation

/// A terminal without a screen: what runs inside believes that a person sits there.
nonisolated final class PseudoTerminal {
  /// Why there is none.
  struct Failure: Error {}

  /// The side of the process.
  let inside: FileHandle
  /// Everything that was printed so far.
  private(set) var text = ""

  private let outside: Int32

  init() throws {
    let (outside, name) = try PseudoTerminal.open()
    self.outside = outside
    let descriptor = Foundation.open(name, O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure() }
    inside = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func open() throws -> (outside: Int32, inside: String) {
    #if os(Linux)
      // What posix_openpt, grantpt, unlockpt and ptsname do, which Glibc's module leaves out.
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      let outside = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var locked: Int32 = 0
      var number: UInt32 = 0
      guard outside >= 0, ioctl(outside, unlock, &locked) == 0,
        ioctl(outside, getNumber, &number) == 0
      else { throw Failure() }
      return (outside, "/dev/pts/\(number)")
    #else
      let outside = posix_openpt(O_RDWR | O_NOCTTY)
      guard outside >= 0, grantpt(outside) == 0, unlockpt(outside) == 0,
        let name = ptsname(outside)
      else { throw Failure() }
      return (outside, String(cString: name))
    #endif
  }

  deinit {
    close(outside)
  }

  /// Types, as a person does.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(outside, $0.baseAddress, $0.count) }
  }

  /// Waits until `words` are printed after what was waited for before.
  func wait(for words: String) {
    while !unseen.contains(words) {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = bytes.withUnsafeMutableBytes { read(outside, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      raw += bytes[..<count]
      text = String(decoding: raw, as: UTF8.self)
    }
    guard let range = unseen.range(of: words) else { return }
    seen = text.distance(from: text.startIndex, to: range.upperBound)
  }

  private var raw: [UInt8] = []
  private var seen = 0

  private var unseen: Substring { text.dropFirst(seen) }
}
