import BoardKit
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

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
