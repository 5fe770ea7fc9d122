import Foundation
import Testing

nonisolated struct CommandTests {
  @Test("Help lists every command, and each command's help every option that it takes")
  func help() throws {
    let overview = try Executable.run(["help"])
    #expect(overview.status == 0)
    #expect(overview.errors == "")
    for name in [
      "run", "play", "explore", "architectures", "import", "doctor", "bench", "rules", "help",
      "version",
    ] {
      #expect(overview.output.contains("\n  \(name)"))
      let details = try Executable.run(["help", name])
      #expect(details.status == 0)
      #expect(details.output.contains("Usage: arcade \(name)"))
      #expect(details.output == (try Executable.run([name, "--help"])).output)
    }
    #expect(try Executable.run(["--help"]).output == overview.output)
    #expect(try Executable.run(["-h"]).output == overview.output)
    let run = try Executable.run(["help", "run"]).output
    for option in [
      "--architecture", "--data", "--in-memory", "--region", "--clock", "--open", "--lines",
    ] {
      #expect(run.contains("\n  \(option)"))
    }
    for act in ["tap ID", "type ID TEXT", "open URL", "card ok|", "! advance TIME"] {
      #expect(run.contains("\n  \(act)"))
    }
  }

  @Test("The version is one line")
  func version() throws {
    let end = try Executable.run(["version"])
    #expect(end.output.wholeMatch(of: #/arcade \d+\.\d+\.\d+\n/#) != nil)
    #expect(end.status == 0)
    #expect(try Executable.run(["--version"]).output == end.output)
  }

  @Test("The architectures are a table: id, state, what each is after; and the same as JSON")
  func architectures() throws {
    struct Listed: Decodable {
      var id: String
      var after: String
      var isBuilt: Bool
    }
    let table = try Executable.run(["architectures"])
    let json = try Executable.run(["architectures", "--json"])
    let listed = try JSONDecoder().decode([Listed].self, from: Data(json.output.utf8))
    #expect(
      listed.map(\.id) == ["plain", "coordinators", "boards", "ribs", "flows", "pages"])
    #expect(listed[0].isBuilt)
    #expect(table.lines.count == 7)
    #expect(table.lines[0].split(separator: " ") == ["id", "state", "what", "it", "is"])
    for (one, line) in zip(listed, table.lines.dropFirst()) {
      let words = line.split(separator: " ")
      #expect(words[0] == one.id)
      #expect(words[1] == (one.isBuilt ? "built" : "planned"))
      #expect(line.hasSuffix("  \(one.after)"))
      // What is built can be run; what is not cannot.
      let run = try Executable.run(["--in-memory", "--architecture", one.id])
      #expect(run.status == (one.isBuilt ? 0 : 64))
    }
    #expect(table.status == 0)
    #expect(json.status == 0)
  }

  @Test(
    "Wrong use is told in one line on stderr, with what was meant and where it is explained",
    arguments: [
      (["plya"], "there is no command plya; did you mean play? (see: arcade help)"),
      (["help", "plya"], "there is no command plya; did you mean play? (see: arcade help)"),
      (["--lins"], "run has no option --lins; did you mean --lines? (see: arcade help run)"),
      (["run", "-x"], "run has no option -x (see: arcade help run)"),
      (["--data"], "--data needs a value, DIR (see: arcade help run)"),
      (["--data="], "--data needs a value, DIR (see: arcade help run)"),
      (["--data", "--lines"], "--data needs a value, DIR (see: arcade help run)"),
      (["--lines=yes"], "--lines takes no value (see: arcade help run)"),
      (["--lines", "--lines"], "--lines is given twice (see: arcade help run)"),
      (
        ["--in-memory", "--data", "x"],
        "--in-memory keeps nothing, so --data has no meaning (see: arcade help run)"
      ),
      (
        ["--architecture", "plan"],
        "there is no architecture plan: plain, coordinators, boards; did you mean plain? (see: arcade help run)"
      ),
      (
        ["--in-memory", "--region", "FR"],
        "there is no region FR: GB, US, DE, JP (see: arcade help run)"
      ),
      (
        ["--in-memory", "--clock", "noon"],
        "noon is no time: write 2026-01-02T14:05:00Z (see: arcade help run)"
      ),
      (
        ["run", "arcade://cart", "more"],
        "run does not know what to do with more (see: arcade help run)"
      ),
      (
        ["arcade://cart", "--open", "arcade://saved"],
        "one link is opened at the start, and two are given (see: arcade help run)"
      ),
      (["--open"], "--open needs a value, LINK (see: arcade help run)"),
      (
        ["architectures", "plain"],
        "architectures does not know what to do with plain (see: arcade help architectures)"
      ),
      (["play"], "play needs a FILE, or several (see: arcade help play)"),
      (
        ["play", "x", "--architecture", "bords"],
        "there is no architecture bords: plain, coordinators, boards; did you mean boards? (see: arcade help play)"
      ),
      (["import"], "import needs a FILE (see: arcade help import)"),
      (["import", "a", "b"], "import does not know what to do with b (see: arcade help import)"),
      (["rules", "--project"], "--project needs a value, DIR (see: arcade help rules)"),
      (["rules", "G99"], "there is no rule G99; did you mean G9? (see: arcade help rules)"),
      (["rules", "g3"], "there is no rule g3; did you mean G3? (see: arcade help rules)"),
      (
        ["rules", "--markdown", "--json"],
        "--markdown has no meaning together with --json (see: arcade help rules)"
      ),
      (
        ["rules", "G3", "--markdown"],
        "--markdown has no meaning together with an ID (see: arcade help rules)"
      ),
      (["bench"], "bench needs a SUBJECT (see: arcade help bench)"),
      (
        ["bench", "catalog"],
        "there is nothing called catalog to measure: catalogue, frameworks; did you mean catalogue? "
          + "(see: arcade help bench)"
      ),
      (
        ["bench", "catalogue", "--products", "many"],
        "many is no number of products: 1 to 1000000 (see: arcade help bench)"
      ),
      (
        ["explore", "--interleavings", "--seed", "2"],
        "--seed has no meaning together with --interleavings (see: arcade help explore)"
      ),
      (
        ["explore", "--trace", "--interleavings"],
        "--trace has no meaning together with --interleavings (see: arcade help explore)"
      ),
      (
        ["explore", "--situation", "Product: three wishes"],
        "--situation has no meaning without --interleavings (see: arcade help explore)"
      ),
      (
        ["explore", "--staying"],
        "--staying has no meaning without --interleavings (see: arcade help explore)"
      ),
      (
        ["explore", "--interleavings", "--situation", "Product: three wish"],
        "there is no situation Product: three wish; did you mean Product: three wishes? "
          + "(see: arcade help explore)"
      ),
      (
        ["explore", "--interleavings", "--architecture", "plan"],
        "there is no architecture plan: plain, coordinators, boards; did you mean plain? "
          + "(see: arcade help explore)"
      ),
      (["version", "now"], "version does not know what to do with now (see: arcade help version)"),
      (["a\u{1B}[31m\nb"], #"there is no command "a\e[31m\nb" (see: arcade help)"#),
      ([""], #"there is no command "" (see: arcade help)"#),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let end = try Executable.run(arguments)
    #expect(end.errors == "arcade: \(message)\n")
    #expect(end.output == "")
    #expect(end.status == 64)
  }
}
