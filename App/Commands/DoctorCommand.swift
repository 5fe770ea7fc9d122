import Foundation
import Scenarios
import ShopDatabase
import ShopModel
import Terminal

/// `arcade doctor`: is everything in order with a data directory?
enum DoctorCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "doctor", summary: "Examine the data directory, and change nothing",
    options: [
      CommonOptions.data,
      .value(
        "--region", Region.allCases.map(\.rawValue).joined(separator: "|"),
        "Where the shop should sell; another one is told"),
      CommonOptions.json,
    ],
    notes: [
      "The files are copied to a temporary folder and examined there: whether they can be read and",
      "written, whether SQLite finds them whole, whether the search knows what is sold, whether",
      "stock, orders, payments and charges agree. Each finding says where it is and what to do.",
      "",
      "Exit codes: 0 all is well, 1 something is not, 2 there is no shop there, or it cannot be",
      "examined now, 64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let directory = try DataDirectory.named(
      by: arguments.values["--data"], environment: console.environment)
    let region = try arguments.region(of: grammar)
    let scratch = try TemporaryFolder.ofCommand()
    let visit = DoctorVisit(directory: directory, region: region, scratch: scratch.path)
    let report = try visit.report()
    if arguments.flags.contains("--json") {
      try console.json(report)
    } else {
      console.output.lines(report.lines)
    }
    return report.isWell ? .fine : .refused
  }
}
