import Foundation

/// The project as it lies on the disk: its files, and what its manifest says.
enum Project {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files with this ending below `folders`, relative to the root, sorted.
  static func files(ending suffix: String, below folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let start = root.appending(path: folder)
      guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
      return walk.compactMap { $0 as? String }
        .filter { $0.hasSuffix(suffix) }
        .map { "\(folder)/\($0)" }
    }
    .sorted()
  }

  /// The text of a file, by its path relative to the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What the manifest says. It is asked for once: a test changes nothing in it.
  static func manifest() throws -> Manifest { try loaded.get() }

  private static let loaded = Result { try load() }

  /// What `swift package dump-package` says of the manifest.
  private static func load() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "arcade-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }
}

/// The part of the manifest that the tests look at.
struct Manifest: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
  }

  /// A dependency by name: `{"byName": ["TextUI", null]}`.
  struct Dependency: Decodable {
    var name: String

    enum CodingKeys: CodingKey {
      case byName
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let parts = try container.decode([String?].self, forKey: .byName)
      name = (parts.first ?? nil) ?? ""
    }
  }
}
