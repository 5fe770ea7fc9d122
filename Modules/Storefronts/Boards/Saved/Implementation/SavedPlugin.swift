import BoardKit
import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface

/// What the shopper wants to remember: the tab, and the setting and clearing of marks.
public struct SavedPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let marks = options.value(of: SavedMarks.self),
      let shopper = options.value(of: ReadOnlyCurrent<Shopper?>.self),
      let payment = options.value(of: ReadOnlyCurrent<Attempt?>.self)
    else { return ModuleComponent(modulePlugins: []) }
    let place = TabPlace()
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(.savedTab) { main in
          main.producer.registerBoard(SavedTabIO.self) {
            TabBoard<SavedTabIO>(identifier: $0, title: "Saved", place: place)
          }
        },
        BlockModulePlugin(.saved) { main in
          main.producer.registerBoard(SavedIO.self) {
            SavedBoard(
              $0, service: context.shop.saved, marks: marks, shopper: shopper, payment: payment,
              feed: context.feed, place: place)
          }
        },
        BlockModulePlugin(.save) { main in
          main.producer.registerBoard(SaveIO.self) {
            SaveBoard($0, service: context.shop.saved, marks: marks, shopper: shopper)
          }
        },
      ],
      urlOpeners: [
        URLOpener("saved") { text in
          (try? Link(parsing: text)) == .saved ? SavedInput.list : nil
        } open: { mainboard, input in
          mainboard.ioSaved().activation.activate(with: input)
        }
      ])
  }
}
