import BoardKit
import BoardsCartInterface
import ShopModel

/// Cart's part of an app: its tab, its board, and the links that lead there.
public struct CartPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    let place = TabPlace()
    guard let builder = CartBuilder(options) else { return ModuleComponent(modulePlugins: []) }
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(CartTabIO.id) { main in
          main.producer.registerBoard(CartTabIO.self) {
            CartTabBoard(identifier: $0, place: place, contents: builder.contents)
          }
        },
        BlockModulePlugin(CartIO.id) { main in
          main.producer.registerBoard(CartIO.self) {
            CartBoard(identifier: $0, place: place, builder: builder)
          }
        },
      ],
      urlOpeners: [
        URLOpener("cart", willOpen: CartPlugin.input) { mainboard, input in
          mainboard.ioCart().activation.activate(with: input)
        }
      ])
  }

  private static func input(of url: String) -> CartInput? {
    switch try? Link(parsing: url) {
    case .cart: .lines
    case .addToCart(let sku, let quantity): .adding(sku, quantity: quantity)
    default: nil
    }
  }
}
