import Explanation
import Foundation
import Scenarios
import Testing

/// The project itself: every statement is proved, and the table of proofs is what it is.
nonisolated struct RuleCoverageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Read once: all tests look at the same.
  private static let reading = Result { try RuleCoverage(project: root.path) }

  private let coverage: RuleCoverage

  init() throws {
    coverage = try Self.reading.get()
  }

  @Test("Every statement is proved, every id that is carried is stated, and no id is stated twice")
  func faults() {
    for fault in coverage.faults { Issue.record("\(fault)") }
    print(coverage.summary)
  }

  @Test("The whole project was read: a reader that finds nothing would find no fault either")
  func read() {
    #expect(coverage.rows.count >= 95)
    #expect(coverage.scenarioCount >= 86)
    #expect(coverage.testCount >= 300)
    #expect(coverage.rows.first?.statement.id.description == "G1")
    #expect(coverage.rows.contains { $0.statement.id.description == "V18" })
  }

  @Test("The table of proofs among the documents is today's: Tools/coverage writes it")
  func table() throws {
    let kept = try String(
      contentsOf: Self.root.appending(path: "Docs/Coverage.md"), encoding: .utf8)
    let today = coverage.markdown.joined(separator: "\n") + "\n"
    guard kept != today else { return }
    let stale = Set(kept.split(separator: "\n"))
      .symmetricDifference(today.split(separator: "\n")).sorted().prefix(4)
    Issue.record("Docs/Coverage.md is stale, run Tools/coverage; among others:\n\(stale)")
  }
}
