import Foundation
import Testing

nonisolated struct ExploreTests {
  @Test("The same seed walks the same way in another process, to the byte; another seed does not")
  func deterministic() throws {
    func trace(_ seed: Int) throws -> [String] {
      let end = try Executable.run([
        "explore", "--seed", "\(seed)", "--steps", "120", "--scripts", "4", "--architecture", "all",
        "--trace",
      ])
      #expect(end.status == 0, "\(end.output.suffix(2_000))")
      // The last line tells the time that it took.
      return end.linesButSpeed
    }
    let first = try trace(5)
    #expect(first == (try trace(5)))
    #expect(first != (try trace(6)))
    #expect(first.count { $0.hasPrefix("# script ") } == 4)
    #expect(first.count { $0.hasPrefix("> ") || $0.hasPrefix(">> ") || $0.hasPrefix("! ") } == 120)
    #expect(first.count { $0.hasPrefix("  books ") } == 120)
  }

  private struct Report: Decodable, Equatable {
    struct Coverage: Decodable, Equatable {
      var screens: [String: Int]
      var controls: [String: Int]
    }

    var seeds: [Int]
    var architectures: [String]
    var scripts: Int
    var steps: Int
    var coverage: Coverage
  }

  @Test("Walks are put together: what either has reached, the merged report has")
  func merges() throws {
    let folder = try Folder()
    func walk(_ seed: Int) throws -> (file: String, report: Report) {
      let end = try Executable.run([
        "explore", "--seed", "\(seed)", "--steps", "60", "--architecture", "plain", "--json",
      ])
      let report = try JSONDecoder().decode(Report.self, from: Data(end.output.utf8))
      return (try folder.write("\(seed).json", end.output), report)
    }
    let (first, second) = (try walk(1), try walk(2))
    let end = try Executable.run(["explore", "--merge", "\(first.file),\(second.file)", "--json"])
    let merged = try JSONDecoder().decode(Report.self, from: Data(end.output.utf8))
    #expect(end.status == 0)
    #expect(merged.seeds == [1, 2])
    #expect(merged.steps == 120)
    #expect(merged.scripts == first.report.scripts + second.report.scripts)
    let screens = first.report.coverage.screens.merging(
      second.report.coverage.screens, uniquingKeysWith: +)
    #expect(merged.coverage.screens == screens)
    let told = try Executable.run(["explore", "--merge", first.file, "--report"])
    let used = 72 - told.lines.count { $0.hasPrefix("not used: ") }
    #expect(told.lines.contains("controls: \(used) of 72"))
    #expect((10..<72).contains(used))
    #expect(used >= first.report.coverage.controls.count)
    #expect(told.lines.contains { $0.hasPrefix("not shown: ") })
    #expect(told.lines.contains { $0.hasPrefix("not at work: H9, for want of confirmation.done") })
  }

  @Test("What has no meaning is refused: no number, no architecture, no report")
  func refuses() throws {
    #expect(try Executable.run(["explore", "--steps", "0"]).status == 64)
    #expect(try Executable.run(["explore", "--seed", "x"]).status == 64)
    #expect(try Executable.run(["explore", "--architecture", "plain,none"]).status == 64)
    #expect(try Executable.run(["explore", "--merge", "/none.json"]).status == 2)
  }
}
