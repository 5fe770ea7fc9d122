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
        "Which architecture plays: \(Storefronts.names), all (\(Storefronts.standard))")
    ],
    notes: [
      "A FILE is a scenario, or a folder whose scenarios (*.scenario) are all played. Each starts",
      "with a new shop in a temporary folder.", "",
      "Exit codes: 0 all passed, 1 one failed or cannot be read, 2 a file is not there,",
      "64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let name = arguments.values["--architecture"] ?? Storefronts.standard
    let architectures =
      name == "all" ? Storefronts.all : [try Storefronts.named(name, for: grammar)]
    let scratch = try scratch()
    Termination.removeAtEnd(scratch.path)
    var tally = Tally(console: console)
    for path in tally.paths(arguments.operands) {
      guard let scenario = tally.scenario(at: path) else { continue }
      for architecture in architectures {
        let player = ScenarioPlayer(
          ScenarioPlayer.Settings(
            storefront: architecture, shippedCatalogue: PackageResources.shipped_csv,
            scratch: scratch.path))
        do throws(ScenarioFailure) {
          try await player.play(scenario)
          tally.passed(scenario, architecture.id)
        } catch {
          tally.failed(error)
        }
      }
    }
    return tally.finish()
  }

  private static func scratch() throws(CommandError) -> TemporaryFolder {
    do throws(TemporaryFolder.Failure) {
      return try TemporaryFolder(in: FileManager.default.temporaryDirectory.path)
    } catch {
      throw .environment("\(error)")
    }
  }
}
