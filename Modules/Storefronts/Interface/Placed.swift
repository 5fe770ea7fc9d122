import ShopModel

/// A screen that a link leads to, and that knows which. Rule: L5.
@MainActor
public protocol Placed {
  /// The link that leads there.
  var place: Link { get }
}
