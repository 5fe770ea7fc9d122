import Foundation

/// The sources of the kit and of its tests, line by line, without comments.
enum KitSources {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func lines(
    of folder: String = "Modules/Patterns/BoardKit", but left: String = ""
  ) throws -> [String] {
    let start = root.appending(path: folder).resolvingSymlinksInPath()
    let files =
      FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") && ($0 != left) }.sorted().flatMap { file in
      try String(contentsOf: start.appending(path: file), encoding: .utf8)
        .components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
  }
}
