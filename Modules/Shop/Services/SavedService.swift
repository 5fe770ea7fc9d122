import ShopModel

/// What the shopper wants to remember. All of it needs a shopper: a guest is `refused` (S4).
@MainActor
public protocol SavedService {
  /// What is saved, latest first. Rule: O3, V7.
  func list() async throws(ShopError) -> [SavedProduct]

  /// Sets or clears a product's mark. Setting it again changes nothing. Rule: P4.
  ///
  /// - Throws: `refused` to set the mark of what is not sold.
  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError)

  /// Adds one of the variant that is shown first to the cart, and takes the mark away if that could
  /// be done. Rule: O3, P4.
  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer
}
