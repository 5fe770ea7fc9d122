import PatternKit
import ShopServices
import StorefrontInterface
import TextUI

/// A search of it shows what it knows of the shopper and signs them out. Its subclasses differ in
/// what they know, and in what becomes of that.
class KeepsakeStorefront: SmallStorefront {
  /// What is shown of the shopper.
  var keepsake: Row<() -> Void> { .text("Signed in as ada@example.com") }

  /// What is done as soon as nobody is signed in any more.
  func forget() {}

  private var session: FeedToken?

  override func search(_ text: String) {
    session = context.feed.subscribe { [weak self] change in
      if change.session != nil { self?.forget() }
    }
    let content = Content(title: "Keepsake", sections: [Section(nil, [keepsake])])
    stack?.pushViewController(
      ContentViewController<() -> Void>(content: { content }, onEvent: { $0() }))
    scope.ask { [context] in
      try await context.shop.account.signOut()
    } then: { _ in
    }
  }

  var stack: NavigationController? {
    tabBar.selectedViewController as? NavigationController
  }
}

/// The shopper's e-mail stays where it was.
final class KeepingText: KeepsakeStorefront {
  override class var id: String { "keeping-text" }
}

/// It stays, below another screen.
final class KeepingBelow: KeepsakeStorefront {
  override class var id: String { "keeping-below" }

  override func forget() {
    stack?.pushViewController(
      ContentViewController<() -> Void>(
        content: { Content(title: "Above") }, onEvent: { $0() }))
  }
}

/// A control stays that only a shopper can use.
final class KeepingControl: KeepsakeStorefront {
  override class var id: String { "keeping-control" }

  override var keepsake: Row<() -> Void> {
    .control(.button("orders.more", "More") {})
  }
}

/// All that was shown goes with the shopper.
final class KeepingNothing: KeepsakeStorefront {
  override class var id: String { "keeping-nothing" }

  override var keepsake: Row<() -> Void> {
    .group(
      texts: ["Signed in as ada@example.com"], controls: [.button("account.signOut", "Out") {}])
  }

  override func forget() {
    stack?.popViewController()
  }
}

/// What stays is what somebody typed.
final class KeepingField: KeepsakeStorefront {
  override class var id: String { "keeping-field" }

  override var keepsake: Row<() -> Void> {
    .control(.field("signIn.email", "E-mail", text: "ada@example.com") { _ in {} })
  }
}
