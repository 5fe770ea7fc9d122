import BoardKit
import BoardsAccountInterface
import PatternKit
import PlainAccount
import PlainMainInterface
import ShopModel
import ShopServices
import TextUI

/// Adopts a screen as it is: the view controller of the shop without a pattern, unchanged. What that
/// asks of its navigation is what this board sends; boards have no opinion about screens, so an app
/// comes to them feature by feature.
final class AdoptedAccountBoard: Board, GuaranteedBoard {
  typealias IO = AdoptedAccountIO

  private let account: any AccountService
  private let shopper: ReadOnlyCurrent<Shopper?>
  private let feed: ChangeFeed
  private let tracker: TaskTracker
  private let diagnostics: Diagnostics

  init(
    _ identifier: BoardID, account: any AccountService, shopper: ReadOnlyCurrent<Shopper?>,
    feed: ChangeFeed, tracker: TaskTracker, diagnostics: Diagnostics
  ) {
    self.account = account
    self.shopper = shopper
    self.feed = feed
    self.tracker = tracker
    self.diagnostics = diagnostics
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let navigation = ShopNavigation()
    navigation.onShow = { [weak self] in self?.leave(to: $0) }
    let screen = AccountViewController(
      account: account, shopper: shopper, feed: feed, tracker: tracker, navigation: navigation)
    show(screen, .embed, in: activation)
  }

  private func leave(to destination: Destination) {
    switch destination {
    case .signIn: sendOutput(.signInTapped)
    case .registration: sendOutput(.registerTapped)
    case .shop, .product, .checkout, .order, .missingVariant:
      diagnostics.report(
        .unhandledOutput, at: identifier.rawValue, "its screen asks for \(destination)",
        advice: "send an output for it")
    }
  }
}
