import CoordinatorKit
import CoordinatorsMain
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// The shop with coordinators and view models. It starts the tree, hands it what the shop tells, and
/// keeps links until there is somebody to follow them; everything else is the tree's.
final class CoordinatorsStorefront: Storefront {
  static let id = "coordinators"

  let context: StorefrontContext
  private(set) var app: AppCoordinator?

  private var token: FeedToken?
  /// Links from before the shop has said who is shopping, as they came.
  private var unread: [String] = []

  init(_ context: StorefrontContext) {
    self.context = context
  }

  func start() {
    token = context.feed.subscribe { [weak self] in self?.app?.update($0) }
    let app = AppCoordinator(context) { [weak self] in self?.openUnread() }
    self.app = app
    app.start(
      in: context.window, tracer: context.tracer, lifetimes: context.lifetimes,
      diagnostics: context.diagnostics)
  }

  func open(_ text: String) {
    guard let app, app.isReady else { return unread.append(text) }
    context.open(text) { app.follow($0) }
  }

  var place: String { app?.place.text ?? Link.search("").text }

  func tree() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Storefront", name: "Coordinators", children: app.map { [$0.snapshot()] } ?? [])
  }

  func stop() {
    token = nil
    context.window.rootViewController = nil
    app = nil
  }

  /// A newer link replaces one on its way; what is no link is told. Rule: L3, L4.
  private func openUnread() {
    var newest: Link?
    for text in unread { context.open(text) { newest = $0 } }
    unread = []
    if let newest { app?.follow(newest) }
  }
}
