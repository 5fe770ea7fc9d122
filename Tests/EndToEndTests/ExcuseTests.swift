import Foundation
import Testing

nonisolated struct ExcuseTests {
  private let head =
    "| scenario | architecture | kind | reason | date |\n| --- | --- | --- | --- | --- |\n"

  private func folder(_ rows: String) throws -> Folder {
    let folder = try Folder()
    _ = try folder.write("good.scenario", "scenario A\n< title Shop\n")
    _ = try folder.write("bad.scenario", "scenario B\n< title Cart\n")
    _ = try folder.write("exceptions.md", head + rows)
    return folder
  }

  @Test("A failure that is excused is printed, and fails no run")
  func excused() throws {
    let folder = try folder("| `bad.scenario` | plain | app fault | It opens Shop | 2026-01-02 |\n")
    let path = folder.path
    let end = try Executable.run(["play", path])
    #expect(
      end.lines.dropLast() == [
        "excused \(path)/bad.scenario (plain)", "ok    \(path)/good.scenario (plain)",
        "excused in \(path)/exceptions.md:3: bad.scenario on plain, app fault since 2026-01-02: "
          + "It opens Shop",
        "2 plays: 1 passed, 1 excused",
      ])
    #expect(end.errors == "")
    #expect(end.status == 0)
    // Also where the excused one is not played: an excuse is there to be seen.
    let other = try Executable.run(["play", "\(path)/good.scenario", "--architecture", "all"])
    #expect(other.output.contains("\nexcused in \(path)/exceptions.md:3: "))
    #expect(other.status == 0)
    let json = try Executable.run(["play", path, "--json"])
    #expect(json.output.contains(#""outcome" : "excused""#))
    #expect(json.output.contains("the title is another"))
    #expect(json.status == 0)
  }

  @Test("An excuse that is not needed any more fails the run")
  func needless() throws {
    let folder = try folder(
      "| bad.scenario | plain | harness limit | a | 2026-01-02 |\n"
        + "| good.scenario | plain | app fault | b | 2026-01-02 |\n")
    let path = folder.path
    let end = try Executable.run(["play", path])
    #expect(
      end.lines[1...2] == [
        "FAIL  \(path)/good.scenario (plain)",
        "\(path)/exceptions.md:4: the excuse is not needed any more: take it out",
      ])
    #expect(end.lines.contains("2 plays: 0 passed, 1 failed, 1 excused"))
    #expect(end.status == 1)
  }

  @Test("Excuses that are malformed, or excuse what is not there, fail the run, whatever passes")
  func malformed() throws {
    let folder = try folder(
      "| none.scenario | plain | app fault | a | 2026-01-02 |\n"
        + "| bad.scenario | plan | app fault | b | 2026-01-02 |\n"
        + "| bad.scenario | plain | bad luck | c | 2026-01-02 |\n")
    let end = try Executable.run(["play", "\(folder.path)/good.scenario"])
    let file = "arcade: \(folder.path)/exceptions.md"
    #expect(
      end.errors
        == "\(file):3:1: there is no scenario none.scenario in this folder\n"
        + "\(file):4:1: there is no architecture plan: plain, coordinators, boards\n"
        + "\(file):5:1: “bad luck” is no kind of excuse: app fault or harness limit\n")
    #expect(end.lines.first == "ok    \(folder.path)/good.scenario (plain)")
    #expect(end.status == 1)
  }

  @Test("An excuse that is more than 60 days older than the commit fails the run")
  func old() throws {
    let folder = try folder("| bad.scenario | plain | app fault | a | 2026-01-02 |\n")
    func git(_ arguments: [String], date: String = "") throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c"]
        + arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git(["init", "-q"])
    try git(["commit", "-q", "--allow-empty", "-m", "a"], date: "2026-03-03T23:59:00Z")
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    #expect(try Executable.run(["play", folder.path], environment: environment).status == 0)
    try git(["commit", "-q", "--allow-empty", "-m", "a"], date: "2026-03-04T00:01:00Z")
    let end = try Executable.run(["play", folder.path], environment: environment)
    #expect(
      end.errors
        == "arcade: \(folder.path)/exceptions.md:3:1: the excuse is older than 60 days (the sources "
        + "are of 2026-03-04): mend what it excuses\n")
    #expect(end.status == 1)
  }
}
