import Foundation
import Measurement
import Testing

struct CatalogueBenchTests {
  @Test("A catalogue is imported, listed and searched, and every figure is a number of something")
  func figures() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bench-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let figures = try await CatalogueBench(products: 60, folder: folder).run()
    #expect(
      figures.map(\.name) == [
        "file", "import", "import, rate", "memory, peak after import",
        "first page, featured, median", "first page, priceUp, median",
        "first page, priceDown, median", "first page, name, median",
        "first page, newest, median", "search, median", "search, p99", "search, longest",
        "memory, peak",
      ])
    #expect(figures.allSatisfy { $0.value > 0 && $0.value.isFinite })
  }

  @Test("Where nothing can be written, that is said")
  func unwritable() async {
    let nowhere = URL(filePath: "/nonexistent/bench")
    await #expect(throws: CatalogueBench.Failure.self) {
      try await CatalogueBench(products: 1, folder: nowhere).run()
    }
  }
}
