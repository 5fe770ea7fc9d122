import BoardKit
import BoardsCheckoutInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// The checkout.
public struct CheckoutPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let shopper = options.value(of: ReadOnlyCurrent<Shopper?>.self),
      let cart = options.value(of: ReadOnlyCurrent<Cart>.self),
      let payment = options.value(of: ReadOnlyCurrent<Attempt?>.self)
    else { return ModuleComponent(modulePlugins: []) }
    let tools = CheckoutTools(
      checkout: context.shop.checkout, cartService: context.shop.cart, shopper: shopper,
      cart: cart, payment: payment, clock: context.clock,
      tell: { context.window.notify($0) },
      inOneTransition: { context.window.inOneTransition($0) })
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(.checkout) { main in
          main.producer.registerBoard(CheckoutIO.self) { CheckoutBoard($0, tools) }
        }
      ],
      urlOpeners: [
        URLOpener("checkout") { text in
          (try? Link(parsing: text)) == .checkout ? CheckoutInput.link : nil
        } open: { mainboard, input in
          mainboard.ioCheckout().activation.activate(with: input)
        }
      ])
  }
}
