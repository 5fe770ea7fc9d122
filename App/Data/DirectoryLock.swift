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
        "the lock \(directory.lock) cannot be opened: \(SystemText.of(errno: errno)); "
          + "allow writing to it and its folder, or name another with --data DIR")
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

  /// Who holds a lock, and, as long as this is kept, that nobody else takes it.
  struct Probe {
    /// What has the directory open, such as `process 4711`; nil for nobody.
    var holder: String?
    /// The lock, when it was free.
    fileprivate var lock: DirectoryLock?
  }

  /// Takes the lock if it is there and free, and writes nothing. Where nobody has shopped, or where
  /// the file may only be read, there is none to take.
  ///
  /// - Throws: when the lock can be neither taken nor asked for.
  static func probe(_ directory: DataDirectory) throws(CommandError) -> Probe {
    let descriptor = open(directory.lock, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return Probe() }
      throw .environment(
        "the lock \(directory.lock) cannot be opened: \(SystemText.of(errno: errno))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else {
      return Probe(lock: DirectoryLock(descriptor: descriptor))
    }
    let holder = holder(descriptor)
    close(descriptor)
    return Probe(holder: holder)
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  private static func holder(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    guard let number = Int32(text.prefix { $0.isNumber }) else { return "another process" }
    return "process \(number)"
  }
}
