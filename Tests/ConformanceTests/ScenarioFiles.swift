import Foundation
import Scenarios

/// The scenarios of the project.
nonisolated enum ScenarioFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Their paths, relative to the project's folder, sorted.
  static let all: [String] = {
    let inside = FileManager.default.subpaths(atPath: root.path + "/Tests/Scenarios") ?? []
    return inside.filter { $0.hasSuffix(".scenario") }.map { "Tests/Scenarios/\($0)" }.sorted()
  }()

  /// The whole path of one of the project's files, wherever the tests are run from.
  static func path(_ file: String) -> String {
    root.appending(path: file).path
  }

  /// What stands in one of the project's files.
  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: file)))
  }

  /// What is excused among them.
  static func excuses() throws -> Excuses {
    let file = "Tests/Scenarios/\(Excuses.fileName)"
    return Excuses(
      path: path(file), text: String(decoding: try bytes(file), as: UTF8.self))
  }
}
