import Exploration
import Scenarios
import Terminal

/// `arcade explore --interleavings`: every order in which calls can meet, on the architectures in
/// lockstep.
enum ExploreInterleavings {
  /// The options that only a walk has.
  private static let ofWalks = ["--seed", "--steps", "--scripts", "--minutes", "--merge"]

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let grammar = ExploreCommand.grammar
    let flags = ["--report", "--trace"].filter(arguments.flags.contains)
    let values = ofWalks.filter { arguments.values[$0] != nil }
    if let option = (values + flags).first {
      throw .usage(
        UsageError(
          "\(option) has no meaning together with --interleavings", command: grammar.name))
    }
    let situations = try situations(arguments)
    let scratch = try TemporaryFolder.ofCommand()
    let interleaver = Interleaver(try ExploreCommand.storefronts(arguments, in: scratch))
    let report: InterleavingReport
    do {
      report = try await interleaver.play(situations)
    } catch {
      throw .environment("a situation cannot begin: \(error)")
    }
    try ExploreCommand.save(report.findings, arguments)
    if arguments.flags.contains("--json") {
      try console.json(report)
    } else {
      for finding in report.findings { console.output.lines(finding.report + [""]) }
      console.output.lines(report.table)
    }
    return report.findings.isEmpty ? .fine : .refused
  }

  /// Refuses, where a walk is asked for, what only interleavings have.
  static func refuseOptions(of arguments: CommandArguments) throws(CommandError) {
    let values = ["--situation"].filter { arguments.values[$0] != nil }
    let flags = ["--staying"].filter(arguments.flags.contains)
    guard let option = (values + flags).first else { return }
    throw .usage(
      UsageError(
        "\(option) has no meaning without --interleavings", command: ExploreCommand.grammar.name))
  }

  private static func situations(
    _ arguments: CommandArguments
  ) throws(CommandError) -> [Situation] {
    let isStaying = arguments.flags.contains("--staying")
    let all = isStaying ? Situation.all.map(\.staying) : Situation.all
    guard let name = arguments.values["--situation"] else { return all }
    if let situation = all.first(where: { $0.name == name }) { return [situation] }
    let names = all.map(\.name)
    throw .usage(
      UsageError(
        "there is no situation \(name)\(NearMiss.hint(for: name, in: names))",
        command: ExploreCommand.grammar.name))
  }
}
