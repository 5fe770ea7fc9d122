import Foundation
import Testing

nonisolated struct BenchTests {
  private struct Report: Decodable {
    struct Figure: Decodable {
      var name: String
      var value: Double
      var unit: String
    }

    var subject: String
    var build: String
    var figures: [Figure]
  }

  @Test("A subject is measured, told as lines or as JSON, and leaves nothing behind")
  func catalogue() throws {
    let scratch = try Folder()
    let arguments = ["bench", "catalogue", "--products", "40"]
    let text = try Executable.run(arguments, environment: ["TMPDIR": scratch.path])
    #expect(text.status == 0)
    #expect(text.errors == "")
    #expect(text.lines.first?.hasPrefix("catalogue, ") == true)
    #expect(text.lines.contains { $0.hasPrefix("  search, p99 ") && $0.hasSuffix(" ms") })
    #expect(Set(text.lines.dropFirst().map { $0.contains("  ") }) == [true])
    let json = try Executable.run(
      arguments + ["--json"], environment: ["TMPDIR": scratch.path])
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
    #expect(report.subject == "catalogue")
    #expect(["debug", "release"].contains(report.build))
    #expect(report.figures.first { $0.name == "import, rate" }?.unit == "products/s")
    #expect(report.figures.allSatisfy { $0.value > 0 })
    #expect(scratch.contents == [])
  }

  @Test("Frameworks are measured on the main actor, where they live")
  func frameworks() throws {
    let end = try Executable.run(["bench", "frameworks", "--turns", "1"])
    #expect(end.status == 0)
    #expect(end.errors == "")
    #expect(end.lines.first?.hasPrefix("frameworks, ") == true)
    #expect(end.lines.contains { $0.hasPrefix("  e. live child, ratio ") && $0.hasSuffix(" ×") })
    let refused = try Executable.run(["bench", "frameworks", "--turns", "none"])
    #expect(refused.status == 64)
    #expect(
      refused.errors
        == "arcade: none is no number of turns: 1 to 1000000 (see: arcade help bench)\n")
  }
}
