import Foundation

/// Files of the package, found from where this one stands.
nonisolated enum Files {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self.path(path))))
  }

  static func path(_ path: String) -> String {
    // Out of Support, ShopCatalogueTests and Tests.
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: path).path()
  }
}
