import Foundation

/// Who has a database's file open, as far as SQLite's locks tell.
enum FileUse {
  /// Where SQLite's locks lie in every file of its: above the first gigabyte.
  private static let firstByte = 0x4000_0000
  private static let bytes = 512

  /// The other processes that hold a lock on one of `files`, in the order of the files, each once.
  /// Asking takes no lock.
  static func processes(of files: [String]) -> [Int32] {
    var found: [Int32] = []
    for file in files {
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var wanted = flock()
      wanted.l_type = Int16(F_WRLCK)
      wanted.l_whence = Int16(SEEK_SET)
      wanted.l_start = off_t(firstByte)
      wanted.l_len = off_t(bytes)
      guard fcntl(descriptor, F_GETLK, &wanted) == 0, wanted.l_type != Int16(F_UNLCK),
        !found.contains(wanted.l_pid)
      else { continue }
      found.append(wanted.l_pid)
    }
    return found
  }
}
