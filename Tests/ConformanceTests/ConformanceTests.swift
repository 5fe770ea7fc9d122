import Foundation
import Scenarios
import ShopModel
import StorefrontInterface
import Testing
import TextUI

@testable import arcade

/// One behaviour, every architecture: each scenario on each storefront, at both paces of the window.
struct ConformanceTests {
  /// One scenario's file on one storefront.
  nonisolated struct Play: Sendable, CustomTestStringConvertible {
    var file: String
    var architecture: String
    var pace: Window.Pace

    var testDescription: String { "\(file) on \(architecture), \(pace)" }
  }

  @MainActor
  static let plays: [Play] = ScenarioFiles.all.flatMap { file in
    Storefronts.all.flatMap { storefront in
      [Window.Pace.immediate, .stepped].map {
        Play(file: file, architecture: storefront.id, pace: $0)
      }
    }
  }

  @Test("Every scenario passes on every architecture, at both paces", arguments: await plays)
  func conforms(play: Play) async throws {
    let storefront = try #require(Storefronts.all.first { $0.id == play.architecture })
    try await self.play(
      Scenario(path: ScenarioFiles.path(play.file), bytes: ScenarioFiles.bytes(play.file)),
      on: storefront, pace: play.pace)
  }

  @Test("The example that explains the language is a scenario that passes")
  func documentation() async throws {
    let page = String(decoding: try ScenarioFiles.bytes("Docs/Spec/Scenarios.md"), as: UTF8.self)
    let parts = page.components(separatedBy: "```")
    let example = try #require(parts.count > 1 ? parts[1] : nil)
    let scenario = try Scenario(
      path: ScenarioFiles.path("Tests/Scenarios/example"), bytes: Array(example.utf8))
    for storefront in Storefronts.all { await play(scenario, on: storefront, pace: .immediate) }
  }

  private func play(
    _ scenario: Scenario, on storefront: any Storefront.Type, pace: Window.Pace
  ) async {
    let excuse = try? ScenarioFiles.excuses().excuse(for: scenario.path, on: storefront.id)
    let player = ScenarioPlayer(
      ScenarioPlayer.Settings(
        storefront: storefront, shippedCatalogue: PackageResources.shipped_csv, pace: pace))
    do throws(ScenarioFailure) {
      try await player.play(scenario)
    } catch {
      if excuse == nil { Issue.record("\(error.report.joined(separator: "\n"))") }
      return
    }
    // One pace may need it and the other not; `arcade play` has this one.
    if let excuse, pace == .immediate { Issue.record("not needed any more: \(excuse)") }
  }

  @Test("Excuses are well-formed, of scenarios that there are, and young; every run prints them")
  func excuses() throws {
    let excuses = try ScenarioFiles.excuses()
    let faults = excuses.faults(
      architectures: Storefronts.all.map { $0.id }, today: Day(Date()),
      commit: CommitDay.of(folder: ScenarioFiles.path("Tests/Scenarios")))
    for fault in faults { Issue.record("\(fault)") }
    for excuse in excuses.all { print("excused: \(excuse)") }
  }

  @Test("There are scenarios, and architectures to play them")
  func enough() {
    #expect(ScenarioFiles.all.count >= 20)
    #expect(!Storefronts.all.isEmpty)
    #expect(Set(Storefronts.all.map { $0.id }).count == Storefronts.all.count)
  }

  @Test("Every scenario names the rules that it proves, and checks more than whole screens")
  func rules() throws {
    for file in ScenarioFiles.all {
      let scenario = try Scenario(path: file, bytes: ScenarioFiles.bytes(file))
      #expect(!scenario.provenRules.isEmpty, "\(file)")
    }
  }
}
