import BoardKit
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// The stay of a shopper, for everybody: it hears what the shop tells, keeps what all boards read, and
/// broadcasts what concerns more than one.
nonisolated enum SessionIO: BoardIO {
  typealias Input = Session
  typealias Action = SessionAction
  static let id: BoardID = "shop.session"
}

/// What everybody has to know.
nonisolated enum SessionAction: BoardFlowAction {
  /// The shopper is about to be a guest: what is theirs is still shown. Rule: S6.
  case signingOut
  /// Nothing of the shopper may stay.
  case signedOut
  /// There is something to tell, and perhaps an outcome of a payment.
  case told(ShopNews, Attempt?)
}

/// See ``SessionIO``. It shows nothing and never ends.
final class SessionBoard: Board, GuaranteedBoard {
  typealias IO = SessionIO

  private let shop: StorefrontContext
  private let shopper: BoardsShopper

  init(identifier: BoardID, context: StorefrontContext, shopper: BoardsShopper) {
    shop = context
    self.shopper = shopper
    super.init(identifier: identifier)
  }

  // The stay is no step of a flow: nothing of it waits for the pages of the first launch.
  override var shouldBypassGatewayBarrier: Bool { true }

  func activate(withGuaranteedInput session: Session, in activation: Activation) {
    shopper.take(session)
    let token = shop.feed.subscribe { [weak self] in self?.update($0) }
    activation.keep(Subscription { token.end() })
  }

  private func update(_ change: ShopChange) {
    let isSigningOut =
      shopper.shopper.value != nil && change.session.map { $0.shopper == nil } == true
    if isSigningOut {
      shop.window.inOneTransition {
        broadcastAction(.signingOut)
        shopper.update(change)
        broadcastAction(.signedOut)
      }
    } else {
      shopper.update(change)
    }
    broadcastAction(.told(change.news, change.attempt))
  }
}

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
