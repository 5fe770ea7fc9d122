import PatternKit
import ShopModel
import StorefrontInterface
import TextUI

/// Its badge counts one too many.
final class WrongBadge: SmallStorefront {
  override class var id: String { "wrong-badge" }

  override func badge(_ cart: Cart) -> String? {
    cart.count == 0 ? nil : "\(cart.count + 1)"
  }
}

/// A node of it owns a screen that is not there.
final class WrongTree: SmallStorefront {
  override class var id: String { "wrong-tree" }

  override func tree() -> NodeSnapshot {
    var tree = super.tree()
    if context.window.snapshot().title == "Cart" {
      tree.children.append(NodeSnapshot(kind: "Screen", name: "ghost", screen: 0))
    }
    return tree
  }
}

/// It reports misuse when the list is searched.
final class Misusing: SmallStorefront {
  override class var id: String { "misusing" }

  override func search(_ text: String) {
    context.diagnostics.report(
      .waitingForItself, at: "Small", "something was misused", advice: "do not")
  }
}

/// It keeps the window's frames from whoever draws them.
final class Undrawn: SmallStorefront {
  override class var id: String { "undrawn" }

  override func search(_ text: String) {
    context.window.onFrame = nil
    super.search(text)
  }
}

/// It never comes to the end of what it does.
final class Restless: SmallStorefront {
  override class var id: String { "restless" }

  static var isAtWork = false

  override func search(_ text: String) {
    Restless.isAtWork = true
    scope.start { [weak self] in
      while !Task.isCancelled, self != nil { await Task.yield() }
    }
  }
}

/// Screens that were popped are kept.
final class Leaking: SmallStorefront {
  override class var id: String { "leaking" }

  private var kept: [ViewController] = []

  override func load() {
    super.load()
    context.window.didCommit(self) { [weak self] transition in
      self?.kept += transition.removed
    }
  }
}

/// It goes on living after its end, by its own node.
final class Undead: SmallStorefront {
  override class var id: String { "undead" }

  private final class Node {}

  private static var nodes: [Node] = []

  override func start() {
    let node = Node()
    Undead.nodes.append(node)
    context.lifetimes.register(node, kind: "Node")
    super.start()
  }
}

/// It does not end its work.
final class Unending: SmallStorefront {
  override class var id: String { "unending" }

  override func stop() {
    let clock = context.clock
    let waiting = Signal<Void>("nobody")
    let scope = TaskScope(context.tracker, owner: "Unending")
    Unending.scopes.append((scope, waiting))
    scope.start { try? await waiting.wait() }
    _ = clock
    super.stop()
  }

  private static var scopes: [(TaskScope, Signal<Void>)] = []
}
