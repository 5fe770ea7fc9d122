import Foundation
import StorefrontInterface
import Testing

@testable import Exploration
@testable import Scenarios
@testable import arcade

/// The explorer finds what it is there to find: one fault of each kind, each within its budget.
struct FaultTests {
  private func settings(
    _ storefront: any Storefront.Type, _ faultSwitch: FaultSwitch? = nil
  ) -> ScenarioPlayer.Settings {
    var settings = ScenarioPlayer.Settings(
      storefront: storefront, shippedCatalogue: PackageResources.shipped_csv)
    if let faultSwitch {
      settings.patience = { faultSwitch.patience }
      settings.tamper = { FaultyShop.tampered($0, $1, faultSwitch.fault) }
    }
    return settings
  }

  /// Walks with a fault until it is found, and makes it small in so many runs.
  private func find(
    _ fault: Fault, _ faultSwitch: FaultSwitch, shrinkingRuns: Int
  ) async throws -> Finding {
    let faulty = settings(FaultyStorefront.self, faultSwitch)
    var walk = Explorer.Settings(
      storefronts: (fault.needsComparison ? [settings(PlainStorefront.self)] : []) + [faulty],
      seed: fault.sought.seed, steps: fault.sought.budget, scriptLength: 25)
    walk.shrinkingRuns = shrinkingRuns
    let report = try await Explorer(walk).walk()
    return try #require(report.findings.first, "\(fault) is not found")
  }

  @Test("Each kind of fault is found within its budget", arguments: Fault.allCases)
  func finds(fault: Fault) async throws {
    let faultSwitch = FaultSwitch(fault)
    let finding = try await FaultSwitch.$current.withValue(faultSwitch) {
      try await find(fault, faultSwitch, shrinkingRuns: 0)
    }
    #expect(finding.kind == fault.sought.kind)
    let told = fault.needsComparison ? "plain and faulty: " : "faulty: "
    #expect(finding.summary.hasPrefix(told + fault.sought.words), "\(finding.summary)")
    #expect(finding.steps <= fault.sought.budget)
    let detail = fault.sought.detail
    #expect(detail.isEmpty || finding.report.contains { $0.contains(detail) }, "\(finding.report)")
  }

  @Test(
    "What is found is made small, and what is saved of it fails in the same way when it is played",
    arguments: [Fault.hidesFailures, .stepsTwice, .countsWrong])
  func shrinks(fault: Fault) async throws {
    let faultSwitch = FaultSwitch(fault)
    try await FaultSwitch.$current.withValue(faultSwitch) {
      let finding = try await find(fault, faultSwitch, shrinkingRuns: 60)
      #expect(finding.summary.contains(fault.sought.words), "\(finding.summary)")
      let scenario = try Scenario(path: "walk.scenario", bytes: Array(finding.scenario.utf8))
      // The check at its end is a line of its own.
      #expect((2...7).contains(scenario.steps.count), "\(finding.scenario)")
      let player = ScenarioPlayer(settings(FaultyStorefront.self, faultSwitch))
      await #expect(throws: ScenarioFailure.self, "\(finding.scenario)") {
        try await player.play(scenario)
      }
      try await ScenarioPlayer(settings(PlainStorefront.self)).play(scenario)
    }
  }

  @Test("Beside itself the plain storefront differs in nothing, and alone it does no wrong")
  func soundWithoutFaults() async throws {
    let plain = settings(PlainStorefront.self)
    let report = try await Explorer(
      Explorer.Settings(storefronts: [plain, plain], seed: 9, steps: 75, scriptLength: 25)
    ).walk()
    #expect(report.findings.map(\.report) == [])
    #expect(report.steps == 75)
    #expect(report.scripts == 3)
  }

  @Test("The faults and their budgets stand in the documents as they are")
  func documented() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/Study/Explorer.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map { $0.first } == Fault.allCases.map { "`\($0.rawValue)`" })
    for (row, fault) in zip(rows, Fault.allCases) {
      let figures = try #require(row.suffix(2).map { Int($0) } as? [Int], "\(row)")
      #expect(figures.last == fault.sought.budget, "\(fault)")
      #expect(figures.first.map { $0 <= fault.sought.budget } == true, "\(fault)")
    }
  }
}
