import Foundation

/// Files of the package, found from where this one stands.
nonisolated enum Files {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self.path(path))))
  }

  static func path(_ path: String, from file: String = #filePath) -> String {
    URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path).path()
  }
}
