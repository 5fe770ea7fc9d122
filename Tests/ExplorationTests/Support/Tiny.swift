import Foundation
import StorefrontInterface
import TextUI

@testable import Exploration
@testable import Scenarios

/// What the tiny storefronts are played with.
enum Tiny {
  /// A catalogue of one product.
  static let catalogue =
    "Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price\n"
    + "mug,Mug,MUG,10,12.00\n"

  /// Asks the shop.
  static let ask = WalkLine.act(.tap("tiny.ask"))

  static func settings(_ storefront: any Storefront.Type) -> ScenarioPlayer.Settings {
    ScenarioPlayer.Settings(
      storefront: storefront, shippedCatalogue: Array(catalogue.utf8),
      scratch: NSTemporaryDirectory())
  }

  static func lockstep(_ storefronts: any Storefront.Type...) throws -> Lockstep {
    Lockstep(storefronts.map(settings), given: try WalkScript(head: []).given())
  }
}
