import Foundation
import PatternKit
import ShopCatalogue
import ShopDatabase
import ShopModel
import Terminal

/// `arcade import`: another catalogue for the shop, from a file of Shopify's.
enum ImportCommand {
  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "import", summary: "Replace what the shop sells by a product export of Shopify's (CSV)",
    operands: .one("FILE"),
    options: [
      .flag("--partial", "Take the products that are in order, and leave the others out"),
      CommonOptions.data,
      CommonOptions.region,
      CommonOptions.json,
      CommonOptions.killAtWrite,
    ],
    notes: [
      "All products are taken or none, unless --partial is given. Carts stay as they are; lines of",
      "products that are gone say so. What is wrong with the file is told line by line.", "",
      "Exit codes: 0 imported, 1 refused, 2 the file or the data directory, 64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let region = try arguments.region(of: grammar)
    let directory = try DataDirectory.named(
      by: arguments.values["--data"], environment: console.environment)
    let path = arguments.operands.first ?? ""
    // Before the folder is made: a slip of the hand should leave nothing behind.
    try InputFile.check(path)
    let access = try ShopAccess.open(
      .directory(directory), region: region, now: { Date() },
      writes: try arguments.writes(of: grammar))
    let intake = CatalogueIntake(path: path, isPartial: arguments.flags.contains("--partial"))
    let outcome: CatalogueIntake.Outcome
    do {
      outcome = try await intake.run(access.database)
    } catch {
      await access.database.close()
      throw error
    }
    await access.database.close()
    let isJSON = arguments.flags.contains("--json")
    if isJSON {
      try console.json(ImportReport(outcome, of: intake, in: directory.path))
    } else {
      console.output.lines(outcome.report.lines)
    }
    guard outcome.isTaken else {
      let way = outcome.report.products > 0 ? ", or take those in order with --partial" : ""
      throw .refused("nothing was imported: correct \(path)\(way)")
    }
    if !isJSON {
      console.output.line(
        "The shop in \(directory.path) now sells "
          + Format.count(outcome.report.products, "product"))
    }
    return .fine
  }
}
