import Foundation
import Testing

nonisolated struct PlayTests {
  @Test("Scenarios that pass say so, one line each, and leave nothing behind")
  func passes() throws {
    let scratch = try Folder()
    let end = try Executable.run(
      ["play", "Tests/Scenarios/cart"],
      environment: ["TMPDIR": scratch.path])
    #expect(end.errors == "")
    #expect(end.status == 0)
    #expect(end.lines.contains("ok    Tests/Scenarios/cart/limits.scenario (plain)"))
    #expect(end.lines.dropLast(2).allSatisfy { $0.hasPrefix("ok    ") })
    #expect(
      end.lines.suffix(2).first == "\(end.lines.count - 2) plays: \(end.lines.count - 2) passed")
    #expect(end.lines.last?.wholeMatch(of: #/\d+ acts in \d+\.\d s, \d+ a second/#) != nil)
    #expect(scratch.contents == [])
  }

  @Test("A scenario that fails is told with both sides, and exits with 1")
  func fails() throws {
    let folder = try Folder()
    let file = try folder.write("a.scenario", "scenario A\n> tab cart\n< title Shop\n")
    let end = try Executable.run(["play", file, "--architecture", "plain"])
    #expect(end.status == 1)
    #expect(end.errors == "")
    #expect(
      end.linesButSpeed == [
        "FAIL  \(file) (plain)",
        "\(file):3: plain: the title is another",
        "  after line 2: > tab cart",
        "    expected | shown",
        "  ! Shop     | Cart",
        "1 play: 0 passed, 1 failed",
      ])
    #expect(end.lines.last?.hasPrefix("1 act in ") == true)
  }

  @Test("All architectures are a table, a line for each scenario, with what is wrong below")
  func table() throws {
    let folder = try Folder()
    let good = try folder.write("a.scenario", "scenario A\n> tab cart\n< title Cart\n")
    let bad = try folder.write("b.scenario", "scenario B\n< title Cart\n")
    let end = try Executable.run(["play", folder.path, "--architecture", "all"])
    let columns = end.lines[0].split(separator: " ").map(String.init)
    #expect(columns.first == "scenario")
    #expect(columns.contains("plain"))
    let count = columns.count - 1
    #expect(
      end.lines[1].split(separator: " ") == [good[...]] + Array(repeating: "ok", count: count))
    #expect(
      end.lines[2].split(separator: " ") == [bad[...]] + Array(repeating: "FAIL", count: count))
    #expect(end.lines[3] == "")
    #expect(end.lines[4] == "\(bad):2: \(columns[1]): the title is another")
    #expect(end.linesButSpeed.last == "\(2 * count) plays: \(count) passed, \(count) failed")
    #expect(end.status == 1)
  }

  private struct Report: Decodable {
    struct Play: Decodable, Equatable {
      var scenario: String
      var architecture: String
      var outcome: String
      var report: [String]
    }

    var plays: [Play]
    var excuses: [String]
    var faults: [String]
    var unreadable: Int
    var acts: Int
    var seconds: Double
  }

  @Test("JSON says the same for programs, and nothing else is written")
  func json() throws {
    let folder = try Folder()
    let good = try folder.write("a.scenario", "scenario A\n> tab cart\n> back\n< title Cart\n")
    let bad = try folder.write("b.scenario", "scenario B\n< title Cart\n")
    _ = try folder.write("c.scenario", "scenario C\n")
    let end = try Executable.run(["play", folder.path, "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(end.output.utf8))
    #expect(report.plays.map(\.scenario) == [good, bad])
    #expect(report.plays.map(\.architecture) == ["plain", "plain"])
    #expect(report.plays.map(\.outcome) == ["passed", "failed"])
    #expect(report.plays[0].report == [])
    #expect(report.plays[1].report.first == "\(bad):2: plain: the title is another")
    #expect(report.unreadable == 1)
    #expect(report.acts == 2)
    #expect(report.seconds > 0)
    #expect(report.excuses == [])
    #expect(report.faults == [])
    #expect(end.status == 1)
  }

  @Test("A scenario that cannot be read is told line by line, and the others are played")
  func unreadable() throws {
    let folder = try Folder()
    let bad = try folder.write("a.scenario", "scenario A\n> jump\n< titel Shop\n")
    let good = try folder.write("b.scenario", "scenario B\n< title Shop\n")
    let end = try Executable.run(["play", folder.path])
    #expect(end.status == 1)
    #expect(end.errors.contains("arcade: \(bad):2:3: “jump” is no act"))
    #expect(end.errors.contains("arcade: \(bad):3:3: titel is no check"))
    #expect(end.linesButSpeed == ["ok    \(good) (plain)", "1 play: 1 passed, 1 cannot be read"])
  }

  @Test("A file that is not there is told, the others are played, and it exits with 2")
  func missing() throws {
    let folder = try Folder()
    let good = try folder.write("b.scenario", "scenario B\n< title Shop\n")
    let end = try Executable.run(["play", "\(folder.path)/none.scenario", good])
    #expect(end.status == 2)
    #expect(end.errors == "arcade: there is no \(folder.path)/none.scenario\n")
    #expect(end.lines.first == "ok    \(good) (plain)")
    let empty = try Folder()
    let none = try Executable.run(["play", empty.path])
    #expect(none.status == 2)
    #expect(none.errors == "arcade: there is no scenario in \(empty.path)\n")
  }

  @Test("Screens are recorded where everything else holds, for one architecture, and not in CI")
  func records() throws {
    let folder = try Folder()
    let text = "scenario A\ngiven onboarded no\n> tap onboarding.next\n< screen\n|\n< depth 1\n"
    let file = try folder.write("a.scenario", text)
    let first = try Executable.run(["play", "--record", file])
    #expect(first.linesButSpeed == ["wrote \(file) (plain)", "1 play: 1 passed"])
    #expect(first.status == 0)
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(written.contains("\n| Page 2 of 3\n"))
    #expect(written.hasSuffix("{onboarding.skip}\n< depth 1\n"))
    #expect(try Executable.run(["play", file]).status == 0)
    #expect(try Executable.run(["play", "--record", file]).lines[0] == "ok    \(file) (plain)")

    let wrong = try folder.write(
      "b.scenario", text.replacingOccurrences(of: "depth 1", with: "depth 2"))
    let failed = try Executable.run(["play", "--record", wrong])
    #expect(failed.status == 1)
    #expect(try String(contentsOfFile: wrong, encoding: .utf8).contains("\n|\n"))
    let all = try Executable.run(["play", "--record", file, "--architecture", "all"])
    #expect(all.status == 64)
    let inCI = try Executable.run(["play", "--record", file], environment: ["CI": "true"])
    #expect(inCI.status == 64)
    #expect(inCI.errors.contains("--record is not for CI"))
  }

  @Test("A fixture beside the scenario is taken before the project's")
  func fixtures() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Fixtures", withIntermediateDirectories: true)
    _ = try folder.write("Fixtures/small.csv", "Handle,Title,Variant Price\nboat,Boat,9.00\n")
    let own = try folder.write(
      "a.scenario", "scenario A\ngiven catalogue small\n< sees \"Boat · £9.00\"\n")
    #expect(try Executable.run(["play", own]).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/Fixtures")
    let projects = try folder.write(
      "b.scenario", "scenario B\ngiven catalogue small\n< sees \"Dot Notebook\"\n")
    #expect(try Executable.run(["play", projects]).status == 0)
  }
}
