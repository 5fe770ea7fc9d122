import Exploration
import Foundation
import Scenarios
import StorefrontInterface
import Terminal

/// `arcade explore`: a random shopper, on one architecture or on several in lockstep.
enum ExploreCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "explore", summary: "Let a random shopper look for where architectures differ",
    options: [
      .value("--seed", "N", "What decides the walk, all of it (1)"),
      .value("--steps", "N", "How many steps to take (1000)"),
      .value("--scripts", "N", "In how many scripts; else each has 50 steps"),
      .value(
        "--architecture", "NAME,…|all",
        "Which walk in lockstep: \(Storefronts.names), all (all)"),
      .value("--minutes", "N", "Stop after so much time"),
      .value("--save", "FILE", "Write what was found as a scenario"),
      .value("--merge", "FILE,…", "Walk nowhere: put reports that --json wrote together"),
      .flag("--interleavings", "Walk nowhere: play every order in which calls can meet"),
      .value("--situation", "NAME", "Only that situation of the interleavings"),
      .flag("--staying", "Only those interleavings in which nobody leaves the screen"),
      .flag("--report", "Tell what was reached and what was not"),
      .flag("--trace", "Tell every line, with the screen, the calls and the data after it"),
      CommonOptions.json,
    ],
    notes: [
      "The shopper taps what is on screen, types what is plausible, just possible or hostile, opens",
      "links, goes back; around them calls fail, are late or held, prices change, and the app dies.",
      "After each step the architectures must agree, and on every frame the player's checks hold.",
      "",
      "The walk ends with the first difference, made as small as it gets. The same seed walks the",
      "same way on every machine.", "",
      "--interleavings plays no walk, but every order of acts, work of the shop, answers, failures",
      "and departures on screens where several calls can be on their way at once.", "",
      "Exit codes: 0 nothing was found, 1 something was, 2 a file cannot be read or written,",
      "64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    if arguments.flags.contains("--interleavings") {
      return try await ExploreInterleavings.run(arguments, console)
    }
    try ExploreInterleavings.refuseOptions(of: arguments)
    let report: WalkReport
    if let files = arguments.values["--merge"] {
      report = try merged(files.split(separator: ",").map(String.init))
    } else {
      report = try await walk(arguments, console)
    }
    try save(report.findings, arguments)
    if arguments.flags.contains("--json") {
      try console.json(report)
    } else {
      for finding in report.findings { console.output.lines(finding.report + [""]) }
      if arguments.flags.contains("--report") { console.output.lines(report.coverage.report) }
      console.output.line(report.sum)
    }
    return report.findings.isEmpty ? .fine : .refused
  }

  private static func walk(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> WalkReport {
    let steps = try number(arguments, "--steps", 1...100_000_000) ?? 1_000
    let scripts = try number(arguments, "--scripts", 1...10_000_000)
    let minutes = try number(arguments, "--minutes", 1...10_000)
    let seed = try number(arguments, "--seed", 0...Int.max) ?? 1
    let scratch = try TemporaryFolder.ofCommand()
    let storefronts = try storefronts(arguments, in: scratch)
    let isTraced = arguments.flags.contains("--trace")
    let explorer = Explorer(
      Explorer.Settings(
        storefronts: storefronts, seed: UInt64(seed), steps: steps,
        scriptLength: scripts.map { (steps + $0 - 1) / $0 } ?? 50,
        time: minutes.map { .seconds($0 * 60) },
        onLine: isTraced ? { console.output.lines($0) } : nil))
    do {
      return try await explorer.walk()
    } catch {
      throw .environment("a script cannot begin: \(error)")
    }
  }

  /// Writes the first of what was found where `--save` says.
  static func save(
    _ findings: [Finding], _ arguments: CommandArguments
  ) throws(CommandError) {
    guard let file = arguments.values["--save"], let finding = findings.first else { return }
    do {
      try Data(finding.scenario.utf8).write(to: URL(filePath: file))
    } catch {
      throw .environment("\(file) cannot be written")
    }
  }

  /// The architectures that `--architecture` names, to be played in that folder.
  static func storefronts(
    _ arguments: CommandArguments, in scratch: TemporaryFolder
  ) throws(CommandError) -> [ScenarioPlayer.Settings] {
    try architectures(arguments).map {
      ScenarioPlayer.Settings(
        storefront: $0, shippedCatalogue: PackageResources.shipped_csv, scratch: scratch.path)
    }
  }

  private static func architectures(
    _ arguments: CommandArguments
  ) throws(CommandError) -> [any Storefront.Type] {
    let names = arguments.values["--architecture"] ?? "all"
    guard names != "all" else { return Storefronts.all }
    var found: [any Storefront.Type] = []
    for name in names.split(separator: ",") {
      found.append(try Storefronts.named(String(name), for: grammar))
    }
    return found
  }

  private static func number(
    _ arguments: CommandArguments, _ option: String, _ range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = arguments.values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        UsageError(
          "\(option) is a whole number from \(range.lowerBound) on, not \(text)",
          command: grammar.name))
    }
    return number
  }

  private static func merged(_ files: [String]) throws(CommandError) -> WalkReport {
    var all: WalkReport?
    for file in files {
      guard let data = FileManager.default.contents(atPath: file),
        let report = try? JSONDecoder().decode(WalkReport.self, from: data)
      else { throw .environment("\(file) is no report of a walk") }
      all?.merge(report)
      all = all ?? report
    }
    guard let all else { throw .environment("there is no report to merge") }
    return all
  }
}
