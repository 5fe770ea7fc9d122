import BoardKit
import BoardsAccountInterface
import BoardsCartInterface
import BoardsCatalogInterface
import BoardsMainInterface
import BoardsOrdersInterface
import BoardsSavedInterface
import ShopServices
import StorefrontInterface

/// Main's part of an app: the launch, the tabs, and the flows between what is in the tabs.
public struct MainPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self) else {
      return ModuleComponent(modulePlugins: [])
    }
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(LaunchIO.id) { main in
          main.producer.registerBoard(LaunchIO.self) {
            LaunchBoard(identifier: $0, session: context.shop.session)
          }
        },
        BlockModulePlugin(MainIO.id) { main in
          main.producer.registerBoard(MainIO.self) { MainBoard(identifier: $0) }
        },
      ],
      launchSettings: MainPlugin.registerFlows)
  }

  /// Who stands where there is nothing, or nothing yet, goes to the root of Shop. Rule: P5, K8.
  private static func registerFlows(_ mainboard: Motherboard) {
    let goHome = { [weak mainboard] in
      if let mainboard { mainboard.ioMain().interaction.send(command: .home) }
    }
    mainboard.ioCatalog().actionFlow.handle { action in
      switch action {
      case .homeTapped: goHome()
      }
    }
    mainboard.ioCart().actionFlow.handle { action in
      switch action {
      case .homeTapped: goHome()
      case .badge: break
      }
    }
    mainboard.ioSaved().actionFlow.handle { action in
      switch action {
      case .browseTapped: goHome()
      }
    }
    mainboard.ioOrders().actionFlow.handle { action in
      switch action {
      case .browseTapped: goHome()
      }
    }
  }
}
