import PatternKit
import PlainMainInterface
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

@testable import arcade

/// The plain storefront with something between it and the world, and around it, that goes wrong as a
/// mistake in a storefront would. What it is the ``FaultSwitch`` says.
final class FaultyStorefront: Storefront {
  static let id = "faulty"

  private let context: StorefrontContext
  private let fault: Fault?
  private let faultSwitch: FaultSwitch?
  private let inner: PlainStorefront
  private let scope: TaskScope
  private var tokens: [FeedToken] = []
  private var kept: [AnyObject] = []
  private var email: String?

  init(_ context: StorefrontContext) {
    self.context = context
    faultSwitch = FaultSwitch.current
    fault = faultSwitch?.fault
    scope = TaskScope(context.tracker, owner: "Faulty")
    faultSwitch?.hasBegun = false
    faultSwitch?.kept = []
    let heard = fault == .missesSignOut ? ChangeFeed() : context.feed
    inner = PlainStorefront(
      context.with(
        shop: FaultyServices.shop(context.shop, fault), feed: heard))
    if fault == .missesSignOut { tokens.append(context.feed.retelling(to: heard)) }
  }

  var place: String { inner.place }

  func start() {
    inner.start()
    switch fault {
    case .answersLater: goLater()
    case .countsWrong: countWrongly()
    case .namesWhoLeft: rememberWhoLeaves()
    case .drawsNothing, .keepsScreens, .keepsNodes:
      context.window.didCommit(self) { [weak self] in self?.didCommit($0) }
    default: break
    }
  }

  func open(_ text: String) {
    inner.open(text)
    switch fault {
    case .saysNoReason:
      context.window.rootViewController?.present(UnexplainedScreen())
    case .misuses:
      context.diagnostics.report(
        .waitingForItself, at: "FaultyStorefront", "something was misused", advice: "do not")
    case .neverRests:
      faultSwitch?.hasBegun = true
      scope.start {
        while !Task.isCancelled { await Task.yield() }
      }
    default: break
    }
  }

  func tree() -> NodeSnapshot {
    var tree = inner.tree()
    if fault == .inventsScreens, !context.window.modals.isEmpty {
      tree.children.append(NodeSnapshot(kind: "Screen", name: "ghost", screen: 0))
    }
    return tree
  }

  func stop() {
    inner.stop()
    scope.cancel()
    tokens = []
    kept = []
    if fault == .outlivesItsEnd {
      let node = Node()
      context.lifetimes.register(node, kind: "Node")
      faultSwitch?.kept.append(node)
    }
  }
}

extension FaultyStorefront {
  private final class Node {}

  /// G5: a screen that is asked for comes only when the act is over.
  private func goLater() {
    let go = inner.navigation.onShow
    inner.navigation.onShow = { [scope] destination in
      scope.start {
        await Task.yield()
        go?(destination)
      }
    }
  }

  /// K9: the badge is one too many.
  private func countWrongly() {
    tokens.append(
      context.feed.subscribe { [weak self] change in
        guard let cart = change.cart, !cart.isEmpty else { return }
        let tabs = self?.context.window.rootViewController as? TabBarController
        tabs?.viewControllers[1].tabBarItem.badge = "\(cart.count + 1)"
      })
  }

  /// S6: who has signed out is named to whoever comes next.
  private func rememberWhoLeaves() {
    tokens.append(
      context.feed.subscribe { [weak self] change in
        guard let self, let session = change.session, session.shopper == nil, let email
        else { return }
        context.window.notify("Good-bye, \(email)")
      })
    context.window.didCommit(self) { [weak self] _ in
      guard let self, let shopper = inner.visit?.shopper.value else { return }
      email = shopper.email
    }
  }

  private func didCommit(_ transition: Transition) {
    switch fault {
    case .keepsScreens: kept += transition.removed
    case .keepsNodes where !transition.removed.isEmpty:
      let node = Node()
      context.lifetimes.register(node, kind: "Node")
      kept.append(node)
    case .drawsNothing where !context.window.modals.isEmpty: context.window.onFrame = nil
    default: break
    }
  }
}

extension StorefrontContext {
  /// The same with other services and another feed.
  fileprivate func with(shop: Shop, feed: ChangeFeed) -> StorefrontContext {
    StorefrontContext(
      window: window, shop: shop, feed: feed, clock: clock, ids: ids, tracker: tracker,
      tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics)
  }
}

extension ChangeFeed {
  /// Tells `other` all that this one tells, but that a shopper has signed out.
  fileprivate func retelling(to other: ChangeFeed) -> FeedToken {
    subscribe { change in
      var told = change
      if told.session?.shopper == nil { told.session = nil }
      other.publish(told)
    }
  }
}
