import Foundation

/// Keeps a second process out of a data directory. The system lets go of it when its holder dies,
/// however it dies. Rule: W2.
final class DirectoryLock {
  private let descriptor: Int32

  /// Takes the lock.
  ///
  /// - Throws: when another process holds it, naming that one, or when it cannot be taken at all.
  init(_ directory: DataDirectory) throws(CommandError) {
    descriptor = open(directory.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .environment(
        "the lock \(directory.lock) cannot be opened: \(SystemText.of(errno: errno))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      let holder = DirectoryLock.holder(descriptor)
      close(descriptor)
      guard reason == EWOULDBLOCK else {
        throw .environment(
          "the lock \(directory.lock) cannot be taken: \(SystemText.of(errno: reason))")
      }
      throw .environment(
        "the data directory \(directory.path) is in use by \(holder); "
          + "quit that one, or name another with --data DIR")
    }
    ftruncate(descriptor, 0)
    let name = Array("\(getpid())\n".utf8)
    _ = name.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  deinit {
    close(descriptor)
  }

  private static func holder(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    guard let number = Int32(text.prefix { $0.isNumber }) else { return "another process" }
    return "process \(number)"
  }
}
