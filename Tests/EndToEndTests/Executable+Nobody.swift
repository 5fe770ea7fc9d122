import Foundation

nonisolated extension Executable {
  /// A copy of the executable, in a folder that it goes with.
  struct Copy {
    fileprivate var folder: Folder
    /// Where it lies.
    var path: String { folder.path + "/arcade" }
  }

  /// A copy that anybody may run, also somebody who may not enter the folder of the build.
  static func copyForAnybody() throws -> Copy {
    let copy = Copy(folder: try Folder())
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    for path in [copy.folder.path, copy.path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return copy
  }
}
