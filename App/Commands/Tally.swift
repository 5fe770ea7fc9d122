import Foundation
import Scenarios
import ShopModel
import Terminal

/// Counts what became of scenarios, and tells it as it comes.
struct Tally {
  /// How it is told.
  enum Form {
    /// A line for each play.
    case lines
    /// A line for each scenario, with a column for each architecture.
    case table
    /// All of it at the end, for programs.
    case json
  }

  private let form: Form
  private let architectures: [String]
  private let excuses: KnownExcuses
  private let console: Console
  private var plays: [PlayReport.Play] = []
  private var row: [String] = []
  private let width: Int
  /// What is told below the table.
  private var reports: [String] = []
  private var unwritable = 0

  /// Makes a tally of plays to come: each scenario on each architecture, in this order.
  init(
    _ form: Form, of scenarios: [Scenario], on architectures: [String], excuses: KnownExcuses,
    console: Console
  ) {
    self.form = form
    self.architectures = architectures
    self.excuses = excuses
    self.console = console
    width = (scenarios.map(\.path) + ["scenario"]).map(CellWidth.of).max() ?? 0
    if form == .table { writeRow("scenario", architectures) }
  }

  /// Takes in what became of a scenario on an architecture.
  mutating func add(_ outcome: PlayOutcome, of scenario: Scenario, on architecture: String) {
    let path = scenario.path
    plays.append(
      PlayReport.Play(
        scenario: path, architecture: architecture, outcome: outcome.name, report: outcome.report))
    if case .unwritable = outcome {
      unwritable += 1
      console.errors.line("arcade: \(path) cannot be written")
      return
    }
    // An excuse is printed as such; what it excuses is for programs.
    let isExcused = if case .excused = outcome { true } else { false }
    let told = isExcused ? [] : outcome.report
    switch form {
    case .lines:
      let word = outcome.word.padding(toLength: 5, withPad: " ", startingAt: 0)
      console.output.line(
        "\(outcome.word.count > 5 ? outcome.word : word) \(path) (\(architecture))")
      console.output.lines(told)
    case .table:
      row.append(outcome.word)
      reports += told
      if row.count == architectures.count {
        writeRow(path, row)
        row = []
      }
    case .json: break
    }
  }

  /// Tells the sum: what was played, by how many acts and in what time.
  func finish(
    _ sources: ScenarioSources, acts: Int, took duration: Duration
  ) throws(CommandError) -> ExitCode {
    let report = PlayReport(
      plays: plays, excuses: excuses.lines, faults: excuses.faults.map(\.description),
      unreadable: sources.unreadable, acts: acts, seconds: duration / .seconds(1))
    if form == .json {
      try console.json(report)
    } else {
      console.output.lines(
        (reports.isEmpty ? [] : [""] + reports + [""]) + excuses.lines + [report.sum, report.speed])
    }
    for fault in excuses.faults { console.errors.line("arcade: \(fault)") }
    if sources.missing + unwritable > 0 { return .environment }
    let isFine = report.failed == 0 && sources.unreadable == 0 && excuses.faults.isEmpty
    return isFine ? .fine : .refused
  }

  private func writeRow(_ first: String, _ cells: [String]) {
    var line = first.padded(toCells: width)
    for (cell, architecture) in zip(cells, architectures) {
      let width = [architecture, "excused"].map(CellWidth.of).max() ?? 0
      line += "  " + cell.padded(toCells: width)
    }
    while line.last == " " { line.removeLast() }
    console.output.line(line)
  }
}
