import BoardKit
import BoardsAccountInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface

/// Who is shopping, and the ways in and out.
public struct AccountPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let shopper = options.value(of: ReadOnlyCurrent<Shopper?>.self)
    else { return ModuleComponent(modulePlugins: []) }
    let place = TabPlace()
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(.accountTab) { main in
          main.producer.registerBoard(AccountTabIO.self) {
            TabBoard<AccountTabIO>(identifier: $0, title: "Account", place: place)
          }
        },
        BlockModulePlugin(.account) { main in
          main.producer.registerBoard(AccountIO.self) {
            AccountBoard($0, place: place) {
              AdoptedAccountBoard(
                $0, account: context.shop.account, shopper: shopper, feed: context.feed,
                tracker: context.tracker, diagnostics: context.diagnostics)
            }
          }
        },
      ],
      urlOpeners: [
        URLOpener("account") { text in
          (try? Link(parsing: text)) == .account ? () : nil
        } open: { mainboard, _ in
          mainboard.ioAccount().activation.activate()
        }
      ])
  }
}
