import Foundation
import Testing

/// The baseline is view controllers and nothing else: what would begin to be a framework is refused.
struct PlainnessTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func sources() throws -> [(file: String, text: String)] {
    let folder = Self.root.appending(path: "Modules/Storefronts/Plain")
    let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
    let files = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let app = try FileManager.default.contentsOfDirectory(atPath: Self.root.path + "/App")
      .filter { $0.hasPrefix("Plain") && $0.hasSuffix(".swift") }.sorted()
    return try
      (files.map { folder.appending(path: $0) }
      + app.map { Self.root.appending(path: "App/\($0)") })
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test("Plain declares no generic type, no associated type, no protocol and no class to inherit")
  func noFramework() throws {
    let sources = try sources()
    #expect(sources.count >= 24)
    let generic = #/\b(class|struct|enum|actor)\s+\w+\s*<|\bassociatedtype\b/#
    let inheritable = #/\bopen\s+class\b|\bprotocol\s+\w+/#
    for (file, text) in sources {
      #expect(!text.contains(generic), "\(file) declares something generic")
      #expect(!text.contains(inheritable), "\(file) declares something to build upon")
    }
  }

  @Test("Plain's classes are final")
  func final() throws {
    let classes = #/(?m)^(public |internal |private )?class\s/#
    for (file, text) in try sources() {
      #expect(!text.contains(classes), "\(file) declares a class that is not final")
    }
  }
}
