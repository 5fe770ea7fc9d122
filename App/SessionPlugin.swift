import BoardKit
import StorefrontInterface

/// The session's part of an app.
struct SessionPlugin: LauncherPlugin {
  let shopper: BoardsShopper

  func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self) else {
      return ModuleComponent(modulePlugins: [])
    }
    return ModuleComponent(modulePlugins: [
      BlockModulePlugin(SessionIO.id) { [shopper] main in
        main.producer.registerBoard(SessionIO.self) {
          SessionBoard(identifier: $0, context: context, shopper: shopper)
        }
      }
    ])
  }
}
