import BoardKit
import BoardsAccount
import BoardsCart
import BoardsCartInterface
import BoardsCatalog
import BoardsCheckout
import BoardsMain
import BoardsMainInterface
import BoardsOnboarding
import BoardsOrders
import BoardsProduct
import BoardsSaved
import BoardsSignIn
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// The shop in boards. It lists what the app is made of, one plugin a feature, launches it, and hands
/// it links; what follows what stands in `Boards+Flows.swift`.
final class BoardsStorefront: Storefront {
  static let id = "boards"

  let context: StorefrontContext
  let shopper: BoardsShopper
  let launcher: PluginLauncher

  /// Whether the shop has said who is shopping. Rule: L1.
  var isReady = false
  /// Whether an order is being placed, so that nothing can be left. Rule: H8.
  var isPlacing = false
  /// A link that waits for the end of onboarding, or until an order has been placed. A newer one
  /// replaces it. Rule: L4.
  var waiting: Link?
  /// What there is to tell on the screen that the checkout shows next. Rule: G9.
  var untold = ShopNews()
  /// Links from before the shop has said who is shopping, as they came.
  var unread: [String] = []

  init(_ context: StorefrontContext) {
    self.context = context
    shopper = BoardsShopper()
    launcher = BoardsStorefront.launcher(context, shopper)
  }

  /// The app: taking a line out takes the feature out.
  private static func launcher(
    _ context: StorefrontContext, _ shopper: BoardsShopper
  ) -> PluginLauncher {
    PluginLauncher(
      options: MainOptions()
        .with(context)
        .with(shopper.region.readOnly)
        .with(shopper.shopper.readOnly)
        .with(shopper.cart.readOnly)
        .with(shopper.payment.readOnly)
        .with(shopper.contents)
        .with(shopper.saved),
      environment: BoardEnvironment(
        tracker: context.tracker, tracer: context.tracer, lifetimes: context.lifetimes,
        diagnostics: context.diagnostics)
    )
    .install(launcherPlugin: SessionPlugin(shopper: shopper))
    .install(launcherPlugin: OnboardingPlugin())
    .install(launcherPlugin: MainPlugin())
    .install(launcherPlugin: CatalogPlugin())
    .install(launcherPlugin: ProductPlugin())
    .install(launcherPlugin: CartPlugin())
    .install(launcherPlugin: CheckoutPlugin())
    .install(launcherPlugin: SignInPlugin())
    .install(launcherPlugin: SavedPlugin())
    .install(launcherPlugin: OrdersPlugin())
    .install(launcherPlugin: AccountPlugin())
  }

  func start() {
    launcher.validateURL = { [weak self] _ in self?.reasonToWait }
    launcher.initialize { registerFlows($0) }
    launcher.launch(in: context.window) { mainboard in
      mainboard.ioLaunch().activation.activate()
    }
  }

  func tree() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Storefront", name: "Boards",
      children: launcher.mainboard.map { [$0.snapshot()] } ?? [])
  }

  func stop() {
    context.window.rootViewController = nil
    launcher.mainboard?.clearActiveBoards()
  }
}
