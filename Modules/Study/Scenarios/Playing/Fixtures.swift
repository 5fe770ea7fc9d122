import Foundation

/// Where a scenario's catalogues lie.
nonisolated enum Fixtures {
  /// The nearest file of that name in a `Fixtures` folder beside or above the scenario, else in
  /// that of the project in the working directory; nil when there is none.
  static func path(of name: String, for scenario: String) -> String? {
    var folders: [String] = []
    var folder = URL(filePath: scenario).standardizedFileURL.deletingLastPathComponent()
    while true {
      folders.append(folder.path + "/Fixtures")
      let above = folder.deletingLastPathComponent().standardizedFileURL
      if above == folder || folder.path == "/" { break }
      folder = above
    }
    folders.append(FileManager.default.currentDirectoryPath + "/Tests/Scenarios/Fixtures")
    return folders.map { "\($0)/\(name).csv" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
