import PatternKit
import ShopModel
import ShopServices

/// A shielded held shop, a tracker that waits for it, and a scope to call it from.
@MainActor
final class Bench {
  let held = HeldShop()
  let feed = ChangeFeed()
  let tracer = Tracer(isOn: true)
  let tracker: TaskTracker
  let shielded: ShieldedShop
  var scope: TaskScope

  var shop: Shop { shielded.shop }

  init() {
    tracker = TaskTracker(tracer: Tracer())
    shielded = ShieldedShop(held.shop, feed: feed, tracer: tracer)
    tracker.include(shielded.workload)
    scope = TaskScope(tracker, owner: "Test")
  }

  func idle() async throws {
    try await tracker.idle(within: .seconds(10))
  }

  func mug(_ price: Int, stock: Int = 9) -> Product {
    Product(
      handle: Handle("mug"), name: "Mug", category: Category(id: "cups", name: "Cups"),
      variants: [Variant(sku: SKU("MUG"), price: Money(price, .gbp), stock: stock)])
  }
}
