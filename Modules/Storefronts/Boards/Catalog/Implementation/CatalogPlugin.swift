import BoardKit
import BoardsCatalogInterface
import BoardsSavedInterface
import ShopModel
import StorefrontInterface

/// Shop's part of an app: its tab, its board, and the links that lead there, products among them.
public struct CatalogPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let saved = options.value(of: SavedMarks.self)
    else { return ModuleComponent(modulePlugins: []) }
    let place = TabPlace()
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(CatalogTabIO.id) { main in
          main.producer.registerBoard(CatalogTabIO.self) {
            TabBoard<CatalogTabIO>(identifier: $0, title: "Shop", place: place)
          }
        },
        BlockModulePlugin(CatalogIO.id) { main in
          main.producer.registerBoard(CatalogIO.self) {
            CatalogBoard(identifier: $0, place: place) { identifier in
              CatalogListBoard(identifier: identifier, context: context, saved: saved)
            }
          }
        },
      ],
      urlOpeners: [
        URLOpener("catalog", willOpen: CatalogPlugin.input) { mainboard, input in
          mainboard.ioCatalog().activation.activate(with: input)
        }
      ])
  }

  private static func input(of url: String) -> CatalogInput? {
    guard let link = try? Link(parsing: url) else { return nil }
    if case .product(let handle) = link { return .product(handle) }
    return link.query.map { .query($0) }
  }
}
