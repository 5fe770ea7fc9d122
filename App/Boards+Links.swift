import BoardKit
import BoardsCartInterface
import BoardsMainInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import StorefrontInterface
import TextUI

// Links. Where one leads, the openers of the features' plugins know; when it may be followed is said
// here. Rule: L3, L4, L5.
extension BoardsStorefront {
  func open(_ text: String) {
    guard isReady else { return unread.append(text) }
    context.open(text) { follow($0) }
  }

  /// A newer link replaces one on its way; what is no link is told. Rule: L3, L4.
  func openUnread() {
    var newest: Link?
    for text in unread { context.open(text) { newest = $0 } }
    unread = []
    if let newest { follow(newest) }
  }

  /// Follows what has waited.
  func openWaiting() {
    guard let link = waiting else { return }
    waiting = nil
    follow(link)
  }

  /// Modals in the way are closed, and with them goes what waits at a gate; where the target is on top
  /// nothing moves. Rule: L4, L5.
  private func follow(_ link: Link) {
    guard let mainboard = launcher.mainboard else { return }
    if reasonToWait != nil { return keep(link) }
    // With an empty cart it is refused, and the confirmation on top is left. Rule: H1.
    if isCheckoutShown, link == .checkout, !shopper.cart.value.isEmpty { return }
    if mainboard.getBoard(identifier: .cart) != nil {
      mainboard.ioCart().interaction.send(command: .forgetLink)
    }
    guard !isOnTop(link) else { return }
    context.window.inOneTransition {
      mainboard.ioSignIn().completer.complete(false)
      leaveCheckout(mainboard)
      context.window.dismissAll()
      launcher.open(url: link.text)
    }
  }

  private func keep(_ link: Link) {
    waiting = link
    if isPlacing { context.window.notify(.openingAfterOrder) }
  }

  /// Why a link cannot be followed yet; nil when it can. Rule: L4.
  var reasonToWait: String? {
    if !isInside { return "the first pages are to be read before" }
    return isPlacing ? "an order is being placed" : nil
  }
}

// MARK: - Where one is

extension BoardsStorefront {
  var place: String {
    guard !isCheckoutShown else { return Link.checkout.text }
    let link = tabs.flatMap { tabs in
      let shown = (tabs.selectedViewController as? NavigationController)?.topViewController
      return (shown as? any Placed)?.place ?? BoardsStorefront.roots[tabs.selectedIndex]
    }
    return (link ?? .search("")).text
  }

  /// Whether the pages of the first launch are behind.
  private var isInside: Bool { isActive(.main) }

  /// Whether a board of the root is at work.
  func isActive(_ board: BoardID) -> Bool {
    launcher.mainboard?.getBoard(identifier: board)?
      .activations.contains { $0.state == .active } == true
  }

  private var tabs: TabBarController? { context.window.rootViewController as? TabBarController }

  /// The links to the roots of the tabs.
  private static let roots: [Link] = [.search(""), .cart, .saved, .orders, .account]

  /// The product or the order on top; a root is gone to even where it is on top, since it may be asked
  /// to show something.
  private func isOnTop(_ link: Link) -> Bool {
    switch link {
    case .product, .order: (context.window.top as? any Placed)?.place == link
    default: false
    }
  }
}
