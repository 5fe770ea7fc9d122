import BoardKit
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface

/// Signing in and registering: the form, and the call that it makes.
public struct SignInPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let shopper = options.value(of: ReadOnlyCurrent<Shopper?>.self)
    else { return ModuleComponent(modulePlugins: []) }
    return ModuleComponent(modulePlugins: [
      BlockModulePlugin(.signIn) { main in
        main.producer.registerBoard(SignInIO.self) {
          SignInBoard($0, shopper: shopper, clock: context.clock, window: context.window)
        }
      },
      BlockModulePlugin(AuthenticateIO.id) { main in
        main.producer.registerBoard(AuthenticateIO.self) {
          AuthenticateBoardFactory.make($0, account: context.shop.account)
        }
      },
    ])
  }
}
