import Foundation
import StorefrontInterface
import TextUI

@testable import Scenarios

/// Plays text on a storefront; the catalogue is the scenarios' small one unless it says otherwise.
func play(
  _ text: String, on storefront: any Storefront.Type = SmallStorefront.self,
  pace: Window.Pace = .immediate, scratch: String = NSTemporaryDirectory(),
  patience: @escaping () -> Duration = { .seconds(10) }
) async -> ScenarioFailure? {
  do {
    let scenario = try Scenario(path: "Tests/Scenarios/a.scenario", bytes: Array(text.utf8))
    var settings = ScenarioPlayer.Settings(
      storefront: storefront, shippedCatalogue: Array(smallCatalogue.utf8), scratch: scratch,
      pace: pace)
    settings.patience = patience
    let player = ScenarioPlayer(settings)
    try await player.play(scenario)
    return nil
  } catch let errors as ScenarioErrors {
    return ScenarioFailure(
      path: "", line: 0, architecture: "", act: nil,
      mismatch: Mismatch("does not parse", shown: errors.errors.map(\.description)))
  } catch {
    return error as? ScenarioFailure
  }
}

/// Two products, one with two variants.
let smallCatalogue = """
  Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,\
  Variant Price
  mug,Mug,Colour,Navy,MUG-NAVY,400,10,12.00
  mug,,,White,MUG-WHITE,400,3,12.50
  lamp,Lamp,,,LAMP,900,0,89.00
  """
