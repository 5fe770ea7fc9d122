import ShopModel

/// Why an order was not placed: something is not as its shopper saw it. Rule: H6, V15.
public struct PlaceRefusal: Equatable, Sendable {
  /// The cart as it is now; the lines that keep it from being bought say why.
  public var cart: Cart
  /// How it can be sent now.
  public var options: [DeliveryOption]
  /// What would be charged now; nil when the cart is empty or cannot be sent.
  public var review: Review?
  /// What has changed, a notice each.
  public var changes: [ReviewChange]

  /// Makes a refusal.
  public init(
    cart: Cart, options: [DeliveryOption], review: Review?, changes: [ReviewChange]
  ) {
    self.cart = cart
    self.options = options
    self.review = review
    self.changes = changes
  }
}
