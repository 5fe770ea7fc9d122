import Foundation
import Measurement
import Scenarios
import ShopModel
import Terminal

/// `arcade bench`: numbers, made by the code itself. A further subject is one more in the list.
enum BenchCommand {
  /// Something that can be measured.
  struct Subject {
    var name: String
    /// What is measured, in a sentence without its full stop.
    var summary: String
    /// Measures it, with a folder for its files.
    var run: @MainActor (CommandArguments, TemporaryFolder) async throws -> [Figure]

    /// Its name, as wide as the widest.
    var padded: String { name.padding(toLength: 10, withPad: " ", startingAt: 0) }
  }

  static let subjects = [
    Subject(
      name: "catalogue",
      summary: "Import a generated catalogue, list it, and search it (--products)"
    ) { arguments, folder in
      try await CatalogueBench(
        products: try arguments.products(), folder: URL(filePath: folder.path)
      ).run()
    },
    Subject(
      name: "frameworks",
      summary: "Do five kinds of work with each framework and without (--turns)"
    ) { arguments, _ in
      FrameworksBench(turns: try arguments.turns()).run()
    },
  ]

  static let command = Command(grammar: grammar, run: run)

  static let grammar = CommandGrammar(
    name: "bench", summary: "Measure something, and tell the numbers", operands: .one("SUBJECT"),
    options: [
      .value("--products", "N", "How many products the catalogue has (100000)"),
      .value("--turns", "N", "How often a framework does each work for a time (1000)"),
      CommonOptions.json,
    ],
    notes: ["Subjects:"] + subjects.map { "  \($0.padded)  \($0.summary)" } + [
      "", "Measure a release build, on a machine that has nothing else to do. Files are made in a",
      "temporary folder.", "", "Exit codes: 0 measured, 2 it could not be, 64 wrong use.",
    ])

  static func run(
    _ arguments: CommandArguments, _ console: Console
  ) async throws(CommandError) -> ExitCode {
    let subject = try subject(arguments.operands.first ?? "")
    let folder = try TemporaryFolder.ofCommand()
    let figures: [Figure]
    do {
      figures = try await subject.run(arguments, folder)
    } catch {
      throw (error as? CommandError) ?? .environment(ShopAccess.text(of: error))
    }
    let report = BenchReport(subject: subject.name, build: build, figures: figures)
    if arguments.flags.contains("--json") {
      try console.json(report)
    } else {
      console.output.lines(report.lines)
    }
    return .fine
  }

  private static func subject(_ name: String) throws(CommandError) -> Subject {
    if let subject = subjects.first(where: { $0.name == name }) { return subject }
    let names = subjects.map(\.name)
    throw .usage(
      UsageError(
        "there is nothing called \(name) to measure: \(names.joined(separator: ", "))"
          + NearMiss.hint(for: name, in: names), command: grammar.name))
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}

extension CommandArguments {
  /// The value of `--products`.
  fileprivate func products() throws(CommandError) -> Int {
    try number("--products", of: "products", upTo: 1_000_000) ?? 100_000
  }

  /// The value of `--turns`.
  fileprivate func turns() throws(CommandError) -> Int {
    try number("--turns", of: "turns", upTo: 1_000_000) ?? 1_000
  }

  private func number(
    _ option: String, of things: String, upTo most: Int
  ) throws(CommandError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let count = Int(text), (1...most).contains(count) else {
      throw .usage(
        UsageError(
          "\(text) is no number of \(things): 1 to \(most)", command: BenchCommand.grammar.name))
    }
    return count
  }
}
