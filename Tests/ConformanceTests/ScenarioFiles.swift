import Foundation

/// The scenarios of the project.
nonisolated enum ScenarioFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Their paths, relative to the project's folder, sorted.
  static let all: [String] = {
    let inside = FileManager.default.subpaths(atPath: root.path + "/Tests/Scenarios") ?? []
    return inside.filter { $0.hasSuffix(".scenario") }.map { "Tests/Scenarios/\($0)" }.sorted()
  }()

  /// What stands in one of them.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }
}
