import PatternKit
import StorefrontInterface

/// It keeps a node for what waits to be let through.
final class HeldHoarding: TinyStorefront {
  override class var id: String { "held" }

  private var held: Kept?

  override func answered() {
    super.answered()
    let one = Kept()
    context.lifetimes.register(one, kind: "Kept")
    held = one
  }

  override func tree() -> NodeSnapshot {
    var tree = super.tree()
    if held != nil {
      tree.children.append(NodeSnapshot(kind: "Kept", name: "wish", state: "waiting"))
    }
    return tree
  }

  override func stop() {
    held = nil
    super.stop()
  }

  private final class Kept {}
}
