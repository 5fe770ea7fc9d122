import Foundation

/// A file that a command was told to read.
enum InputFile {
  /// Looks whether the file at `path` can be read, so that a slip of the hand is told before
  /// anything else is done.
  ///
  /// - Throws: why it cannot.
  static func check(_ path: String) throws(CommandError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .environment(path.isEmpty ? "the file has no name" : "there is no file \(path)")
    }
    guard !isFolder.boolValue else { throw .environment("\(path) is a folder, and no file") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .environment("\(path) cannot be read: \(SystemText.of(errno: errno))")
    }
    close(descriptor)
  }
}
