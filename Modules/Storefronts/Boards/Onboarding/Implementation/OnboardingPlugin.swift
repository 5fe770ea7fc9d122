import BoardKit
import BoardsOnboardingInterface
import ShopServices
import StorefrontInterface

/// Onboarding's part of an app. No link leads there.
public struct OnboardingPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self) else {
      return ModuleComponent(modulePlugins: [])
    }
    return ModuleComponent(modulePlugins: [
      BlockModulePlugin(OnboardingIO.id) { main in
        main.producer.registerBoard(OnboardingIO.self) {
          OnboardingBoard(identifier: $0, session: context.shop.session)
        }
      }
    ])
  }
}
