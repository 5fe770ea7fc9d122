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
    ],
    notes: [
      "A FILE is a scenario, or a folder whose scenarios (*.scenario) are all played. Each starts",
      "with a new shop in a temporary folder. With --record everything but whole screens must be as",
      "it is written; it is for one architecture, and not for CI.", "",
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
    let scratch = try scratch()
    Termination.removeAtEnd(scratch.path)
    var tally = Tally(console: console)
    for path in tally.paths(arguments.operands) {
      guard let file = tally.scenario(at: path) else { continue }
      for architecture in architectures {
        let player = ScenarioPlayer(
          ScenarioPlayer.Settings(
            storefront: architecture, shippedCatalogue: PackageResources.shipped_csv,
            scratch: scratch.path))
        do throws(ScenarioFailure) {
          if isRecording {
            tally.recorded(try await player.record(file.scenario), file, architecture.id)
          } else {
            try await player.play(file.scenario)
            tally.passed(file.scenario, architecture.id)
          }
        } catch {
          tally.failed(error)
        }
      }
    }
    return tally.finish()
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

  private static func scratch() throws(CommandError) -> TemporaryFolder {
    do throws(TemporaryFolder.Failure) {
      return try TemporaryFolder(in: FileManager.default.temporaryDirectory.path)
    } catch {
      throw .environment("\(error)")
    }
  }
}
