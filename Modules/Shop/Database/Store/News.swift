import ShopModel

/// What a transaction has changed, gathered on its way.
struct News {
  /// The products of which something has changed.
  var products: Set<Handle> = []
  /// Whether the session itself has changed: who it is, or whether they have been welcomed.
  var session = false
}
