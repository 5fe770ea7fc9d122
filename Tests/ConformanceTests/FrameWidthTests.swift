import Foundation
import Scenarios
import Terminal
import Testing
import TextUI

@testable import arcade

/// Every frame that some scenarios show, composed as a full screen draws it.
struct FrameWidthTests {
  /// Scenarios with every screen there is, texts of many scripts, and texts that steer a terminal.
  nonisolated static let files = [
    "account/register", "account/profile", "cart/no-longer-sold", "checkout/address-us",
    "checkout/changed", "checkout/leaving", "checkout/limits", "ground/odd-keys",
    "launch/onboarding", "notices/order", "orders/cancel", "saved/no-longer-sold",
    "shop/scripts", "shop/paging",
  ]

  nonisolated static let sizes = [
    (80, 24), (40, 12), (132, 43), (41, 13), (79, 25), (203, 14), (39, 24), (80, 11), (7, 3),
    (1, 1), (0, 5), (5, 0),
  ]

  @Test("G14: every row of every frame is as wide as the frame, at every size", arguments: files)
  func widths(file: String) async throws {
    let path = "Tests/Scenarios/\(file).scenario"
    let scenario = try Scenario(
      path: ScenarioFiles.path(path), bytes: ScenarioFiles.bytes(path))
    var seen: [Snapshot] = []
    var settings = ScenarioPlayer.Settings(
      storefront: try #require(Storefronts.all.first),
      shippedCatalogue: PackageResources.shipped_csv)
    settings.onFrame = { if !seen.contains($0) { seen.append($0) } }
    try await ScenarioPlayer(settings).play(scenario)
    #expect(seen.count > 3)

    for snapshot in seen {
      for (columns, rows) in Self.sizes {
        let frame = ScreenFrame.compose(snapshot, columns: columns, rows: rows)
        let lines = frame.lines
        #expect(lines.count == rows)
        for line in lines where CountedCells.of(line) != columns {
          Issue.record("\(snapshot.title), \(columns) × \(rows): “\(line)”")
        }
        // What a terminal might obey is in none of them.
        #expect(!lines.contains { $0.unicodeScalars.contains(where: TerminalText.mustBeEscaped) })
      }
    }
  }
}
