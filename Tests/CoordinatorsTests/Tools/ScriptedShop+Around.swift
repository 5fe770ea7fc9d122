import Scenarios
import StorefrontTesting

extension ScriptedShop {
  /// The services of a shop, with a script between them and whoever is tested.
  static func around(_ shop: CoordinatorsShop) -> ScriptedShop {
    ScriptedShop(shop.inside, script: ShopScript(clock: shop.clock))
  }
}
