import Foundation
import Scenarios
import ShopModel
import StorefrontInterface
import Terminal

/// `arcade play`: scenarios, on one architecture or on all.
enum PlayCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "play", summary: "Play scenarios, and tell where the shop does otherwise",
    operands: .atLeastOne("FILE"),
    options: [
      .value(
        "--architecture", "NAME|all",
        "Which architecture plays: \(Storefronts.names), all (\(Storefronts.standard))"),
      .flag("--record", "Write what is shown into the scenarios, in place of their whole screens"),
      CommonOptions.json,
    ],
    notes: [
      "A FILE is a scenario, or a folder whose scenarios (*.scenario) are all played. Each starts",
      "with a new shop in a temporary folder. With --record everything but whole screens must be as",
      "it is written; it is for one architecture, and not for CI.", "",
      "With all, the answer is a table: a line for each scenario, a column for each architecture.",
      "What is wrong is told below. The acts a second are those of the whole run, with every launch,",
      "wait and check.", "",
      "A failure that is excused in \(Excuses.fileName), beside the scenarios or above them, fails no",
      "run; an excuse that is malformed, old or not needed any more does.", "",
      "Exit codes: 0 all passed, 1 one failed or cannot be read, 2 a file is not there,",
      "64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let name = arguments.values["--architecture"] ?? Storefronts.standard
    let architectures =
      name == "all" ? Storefronts.all : [try Storefronts.named(name, for: grammar)]
    let isRecording = arguments.flags.contains("--record")
    if isRecording { try checkRecording(name, console) }
    let scratch = try TemporaryFolder.ofCommand()
    let sources = ScenarioSources(arguments.operands, errors: console.errors)
    let scenarios = sources.files.map(\.scenario)
    let excuses = KnownExcuses(for: scenarios, architectures: Storefronts.all.map { $0.id })
    let players = architectures.map { architecture in
      ScenarioPlayer(
        ScenarioPlayer.Settings(
          storefront: architecture, shippedCatalogue: PackageResources.shipped_csv,
          scratch: scratch.path))
    }
    let form: Tally.Form =
      arguments.flags.contains("--json") ? .json : name == "all" ? .table : .lines
    var tally = Tally(
      form, of: scenarios, on: architectures.map { $0.id }, excuses: excuses, console: console)
    let clock = ContinuousClock()
    let start = clock.now
    for file in sources.files {
      for (player, architecture) in zip(players, architectures.map { $0.id }) {
        let outcome = await play(file, player, isRecording: isRecording)
        let excuse = excuses.excuse(for: file.scenario.path, on: architecture)
        tally.add(outcome.excused(by: excuse), of: file.scenario, on: architecture)
      }
    }
    return try tally.finish(
      sources, acts: players.map(\.actCount).reduce(0, +), took: clock.now - start)
  }

  private static func play(
    _ file: ScenarioSources.File, _ player: ScenarioPlayer, isRecording: Bool
  ) async -> PlayOutcome {
    do throws(ScenarioFailure) {
      guard isRecording else {
        try await player.play(file.scenario)
        return .passed
      }
      let bytes = try await player.record(file.scenario).rewritten(file.bytes)
      guard bytes != file.bytes else { return .passed }
      let path = file.scenario.path
      guard FileManager.default.isWritableFile(atPath: path),
        (try? Data(bytes).write(to: URL(filePath: path))) != nil
      else { return .unwritable }
      return .recorded
    } catch {
      return .failed(error)
    }
  }

  /// What is recorded must be what one architecture shows, and looked at by whoever records it.
  private static func checkRecording(
    _ architecture: String, _ console: Console
  ) throws(CommandError) {
    guard architecture != "all" else {
      throw .usage(
        UsageError("--record writes what one architecture shows, not all", command: grammar.name))
    }
    guard (console.environment["CI"] ?? "").isEmpty else {
      throw .usage(
        UsageError("--record is not for CI, which would agree with itself", command: grammar.name))
    }
  }
}
