import BoardKit
import BoardsCartInterface
import BoardsProductInterface
import BoardsSavedInterface
import StorefrontInterface

/// Product's part of an app. Where products are opened, whoever composes them decides, so there is no
/// link of its own.
public struct ProductPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let cart = options.value(of: CartContents.self),
      let saved = options.value(of: SavedMarks.self)
    else { return ModuleComponent(modulePlugins: []) }
    return ModuleComponent(modulePlugins: [
      BlockModulePlugin(ProductIO.id) { main in
        main.producer.registerBoard(ProductIO.self) {
          ProductBoard(identifier: $0, context: context, cart: cart, saved: saved)
        }
      }
    ])
  }
}
