import Foundation
import ShopModel
import Testing

@testable import Scenarios

nonisolated struct ExcusesTests {
  private static let head =
    "| scenario | architecture | kind | reason | date |\n| --- | --- | --- | --- | --- |\n"

  private func excuses(_ rows: String, path: String = "a/exceptions.md") -> Excuses {
    Excuses(path: path, text: Self.head + rows)
  }

  private func day(_ text: String) throws -> Day { try #require(Day(parsing: text)) }

  @Test(
    "A row is an excuse: scenario, architecture, kind, reason, date; what stands beside is not read"
  )
  func rows() throws {
    let read = Excuses(
      path: "a/exceptions.md",
      text: "# Excuses\n\nWords, a | b.\n\n" + Self.head
        + "| `gate/save.scenario` | boards | app fault | One: two, three. | 2026-01-02 |\r\n"
        + "|b.scenario|plain|harness limit|Why|2026-02-28|\n\nMore.\n")
    #expect(read.errors == [])
    #expect(
      read.all == [
        Excuse(
          scenario: "gate/save.scenario", architecture: "boards", kind: .appFault,
          reason: "One: two, three.", day: try day("2026-01-02"), line: 7),
        Excuse(
          scenario: "b.scenario", architecture: "plain", kind: .harnessLimit, reason: "Why",
          day: try day("2026-02-28"), line: 8),
      ])
    #expect(
      read.all[0].description
        == "gate/save.scenario on boards, app fault since 2026-01-02: One: two, three.")
  }

  @Test("An excuse is for its scenario, on its architecture, from its own folder")
  func found() {
    let read = excuses("| gate/save.scenario | boards | app fault | a | 2026-01-02 |\n")
    #expect(read.excuse(for: "a/gate/save.scenario", on: "boards")?.line == 3)
    #expect(read.excuse(for: "a/./gate//save.scenario", on: "boards")?.line == 3)
    #expect(read.excuse(for: "a/gate/save.scenario", on: "plain") == nil)
    #expect(read.excuse(for: "gate/save.scenario", on: "boards") == nil)
    #expect(read.excuse(for: "b/gate/save.scenario", on: "boards") == nil)
  }

  @Test(
    "A row that is not as it must be is told, and excuses nothing",
    arguments: [
      ("| a.scenario | plain | app fault | a |", "a row has five cells"),
      ("| a.scenario | plain | app fault | a | 2026-01-02", "a row has five cells"),
      ("| a.scenario | plain | app fault | a | b | 2026-01-02 |", "a row has five cells"),
      ("|", "a row has five cells"),
      ("| a.md | plain | app fault | a | 2026-01-02 |", "“a.md” is no scenario"),
      ("| /a.scenario | plain | app fault | a | 2026-01-02 |", "“/a.scenario” is no scenario"),
      ("| ../a.scenario | plain | app fault | a | 2026-01-02 |", "“../a.scenario” is no scenario"),
      (
        "| a.scenario | plain | App fault | a | 2026-01-02 |",
        "“App fault” is no kind of excuse: app fault or harness limit"
      ),
      ("| a.scenario | plain | app fault |  | 2026-01-02 |", "the reason is missing"),
      ("| a.scenario | plain | app fault | a | 2026-02-30 |", "“2026-02-30” is no date"),
      ("| a.scenario | plain | app fault | a | 2 Jan 2026 |", "“2 Jan 2026” is no date"),
    ])
  func malformed(row: String, message: String) {
    let read = excuses(row + "\n")
    #expect(read.all == [])
    #expect(read.errors.count == 1)
    #expect(read.errors.first?.line == 3)
    #expect(read.errors.first?.message.hasPrefix(message) == true, "\(read.errors)")
  }

  @Test("A table without its head, or excusing the same twice, is told")
  func table() {
    #expect(
      Excuses(path: "e.md", text: "# None\n").errors.map(\.description) == [
        "e.md:1:1: there is no table with the head | scenario | architecture | kind | reason | date |"
      ])
    let other = Excuses(
      path: "e.md",
      text: "| a | b | c | d | e |\n| a.scenario | plain | app fault | a | 2026-01-02 |")
    #expect(other.errors.map(\.line) == [1, 2])
    #expect(other.all == [])
    let row = "| a.scenario | plain | app fault | a | 2026-01-02 |\n"
    #expect(
      excuses(row + row).errors.map(\.description)
        == ["a/exceptions.md:4:1: a.scenario on plain is excused in line 3"])
  }

  @Test("The nearest file counts, beside the scenario or above it")
  func nearest() throws {
    let root = FileManager.default.temporaryDirectory.path + "/arcade-excuses-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/a/b", withIntermediateDirectories: true)
    #expect(Excuses.path(for: "\(root)/a/b/c.scenario") == nil)
    try Data().write(to: URL(filePath: "\(root)/exceptions.md"))
    #expect(Excuses.path(for: "\(root)/a/b/c.scenario") == "\(root)/exceptions.md")
    try Data().write(to: URL(filePath: "\(root)/a/b/exceptions.md"))
    #expect(Excuses.path(for: "\(root)/a/b/c.scenario") == "\(root)/a/b/exceptions.md")
    #expect(Excuses.path(for: "\(root)/a/c.scenario") == "\(root)/exceptions.md")
  }

  @Test("An excuse grows old by the day of the commit, and none is given in advance")
  func age() throws {
    let root = FileManager.default.temporaryDirectory.path + "/arcade-excuses-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(root)/a.scenario"))
    let read = excuses(
      "| a.scenario | plain | app fault | a | 2026-01-02 |\n", path: "\(root)/exceptions.md")
    func faults(today: String = "2026-12-01", commit: String?) throws -> [String] {
      read.faults(
        architectures: ["plain"], today: try day(today), commit: try commit.map { try day($0) }
      ).map(\.message)
    }
    #expect(try faults(commit: nil) == [])
    #expect(try faults(commit: "2025-12-24") == [])
    #expect(try faults(commit: "2026-03-03") == [])
    #expect(
      try faults(commit: "2026-03-04") == [
        "the excuse is older than 60 days (the sources are of 2026-03-04): mend what it excuses"
      ])
    #expect(try faults(today: "2026-01-02", commit: nil) == [])
    #expect(try faults(today: "2026-01-01", commit: nil) == ["2026-01-02 is yet to come"])
    #expect(
      read.faults(architectures: ["boards"], today: try day("2026-12-01"), commit: nil)
        .map(\.message) == ["there is no architecture plain: boards"])
    try FileManager.default.removeItem(atPath: "\(root)/a.scenario")
    #expect(try faults(commit: nil) == ["there is no scenario a.scenario in this folder"])
  }
}
