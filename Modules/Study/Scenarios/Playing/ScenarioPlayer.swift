import Foundation
import PatternKit
import ShopDatabase
import ShopServices
import StorefrontInterface
import TextUI

/// Plays scenarios on one storefront, each from its own launch in a folder of its own.
public final class ScenarioPlayer {
  /// What a player needs.
  public struct Settings {
    /// The architecture.
    public var storefront: any Storefront.Type
    /// The catalogue that the app brings along, a CSV.
    public var shippedCatalogue: [UInt8]
    /// The folder that the scenarios' folders are made in; they are removed at their end.
    public var scratch: String
    /// When the window commits its transitions. Both paces must pass every scenario.
    public var pace: Window.Pace
    /// Sees every frame, as a front end that draws it would.
    public var onFrame: (Snapshot) -> Void = { _ in }
    /// Shops that were made before, to begin with copies of them; nil to make each anew.
    public var prepared: PreparedShops?
    /// How long, in real time, a storefront may take to come to rest; asked each time.
    var patience: () -> Duration = { .seconds(10) }
    /// Stands between the shop and the script; tests let it do what no shop may.
    var tamper: @MainActor (Shop, ShopDatabase) -> Shop = { shop, _ in shop }

    /// Names what a player needs.
    public init(
      storefront: any Storefront.Type, shippedCatalogue: [UInt8],
      scratch: String = FileManager.default.temporaryDirectory.path,
      pace: Window.Pace = .immediate
    ) {
      self.storefront = storefront
      self.shippedCatalogue = shippedCatalogue
      self.scratch = scratch
      self.pace = pace
    }
  }

  /// How many acts it has played, of all scenarios together. With the time that this took it tells
  /// how many events a storefront handles through the player, the waits until nothing runs, the
  /// checks and the launches included.
  public private(set) var actCount = 0

  private let settings: Settings

  /// Makes a player. It can play any number of scenarios, one after the other.
  public init(_ settings: Settings) {
    self.settings = settings
  }

  /// Plays a scenario to its end, or to the first thing that is not as it is written.
  ///
  /// - Throws: the failure. Its folder is gone then, too.
  public func play(_ scenario: Scenario) async throws(ScenarioFailure) {
    _ = try await run(scenario, isRecording: false)
  }

  /// Plays a scenario without comparing whole screens; everything else must be as it is written.
  ///
  /// - Returns: what was seen at each `< screen`, by its line.
  /// - Throws: the failure.
  public func record(_ scenario: Scenario) async throws(ScenarioFailure) -> ScreenRecording {
    ScreenRecording(screens: try await run(scenario, isRecording: true))
  }

  private func run(
    _ scenario: Scenario, isRecording: Bool
  ) async throws(ScenarioFailure) -> [Int: [String]] {
    let run = ScenarioRun(scenario, settings, isRecording: isRecording)
    defer { actCount += run.actCount }
    do throws(Mismatch) {
      return try await run.play()
    } catch {
      await run.abandon()
      throw ScenarioFailure(
        path: scenario.path, line: run.line, architecture: settings.storefront.id, act: run.act,
        mismatch: error)
    }
  }
}
