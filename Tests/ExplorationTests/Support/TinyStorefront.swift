import PatternKit
import ShopServices
import StorefrontInterface
import TextUI

/// A storefront of one screen with one button, which asks the shop and counts the answers.
class TinyStorefront: Storefront {
  class var id: String { "tiny" }

  let context: StorefrontContext
  private(set) lazy var scope = TaskScope(context.tracker, owner: "Tiny")
  private(set) var answers = 0
  private var screen: ContentViewController<() -> Void>?

  required init(_ context: StorefrontContext) {
    self.context = context
  }

  var place: String { "arcade://cart" }

  func start() {
    let screen = ContentViewController<() -> Void>(
      content: { [weak self] in self?.content ?? Content(title: "") }, onEvent: { $0() })
    self.screen = screen
    context.window.rootViewController = screen
  }

  func open(_ text: String) {}

  func stop() {
    scope.cancel()
    context.window.rootViewController = nil
    screen = nil
  }

  func tree() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Storefront", name: "Tiny",
      children: context.window.liveScreens.map {
        NodeSnapshot(kind: "Screen", name: "\($0)", screen: $0)
      })
  }

  /// What the screen says.
  var text: String { "Answered: \(answers)" }

  /// Asks the shop.
  func ask() {
    scope.ask {
      try await self.context.shop.catalog.categories()
    } then: { [weak self] _ in
      self?.answered()
    }
  }

  /// The shop has answered.
  func answered() {
    answers += 1
    screen?.setNeedsRender()
  }

  private var content: Content<() -> Void> {
    Content(
      title: "Tiny",
      sections: [
        Section(
          nil, [.text(text), .control(.button("tiny.ask", "Ask") { [weak self] in self?.ask() })])
      ])
  }
}

/// It asks twice where others ask once.
final class TwiceAsking: TinyStorefront {
  override class var id: String { "twice" }

  override func ask() {
    super.ask()
    super.ask()
  }
}

/// It does not count beyond one.
final class Miscounting: TinyStorefront {
  override class var id: String { "miscounting" }

  override var text: String { "Answered: \(min(answers, 1))" }
}

/// It keeps something of every answer but the first.
final class Hoarding: TinyStorefront {
  override class var id: String { "hoarding" }

  private var kept: [Kept] = []

  override func answered() {
    super.answered()
    guard answers > 1 else { return }
    let one = Kept()
    context.lifetimes.register(one, kind: "Kept")
    kept.append(one)
  }

  private final class Kept {}
}
