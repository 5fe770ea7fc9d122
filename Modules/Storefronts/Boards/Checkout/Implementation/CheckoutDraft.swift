import ShopModel

/// What the shopper fills in: one for each checkout, forgotten with it. Each step gets it and hands it
/// on, so that a step needs no other to be there. Rule: H0.
final class CheckoutDraft {
  /// Where the shop sells; nil until the checkout has begun.
  var region: Region?
  /// The address as it is typed.
  var address = Address()
  /// The address that was submitted, as it is kept.
  var destination = Address()
  /// How it can be sent there; empty while nobody has said so.
  var options: [DeliveryOption] = []
  /// How it is sent.
  var delivery: DeliveryOption?
  /// The card's number as it is typed.
  var number = Secret("")
  /// The card's expiry as it is typed.
  var expiry = ""
  /// The card's code as it is typed.
  var code = Secret("")
  /// The card that was submitted.
  var card: Card?

  /// What is charged for `cart`, as far as the draft is filled in; nil when it cannot be reckoned.
  func review(of cart: Cart) -> Review? {
    guard let region, let delivery else { return nil }
    return try? Review(cart: cart, address: destination, delivery: delivery, region: region)
  }

  /// Takes what the shop offers now. The chosen way stays; when it is not offered any more it is the
  /// first. Rule: H3.
  ///
  /// - Returns: what was chosen and has vanished, and what is chosen instead.
  @discardableResult
  func take(_ options: [DeliveryOption]) -> (before: DeliveryOption, now: DeliveryOption)? {
    let choice = DeliveryChoice(of: options, before: delivery)
    self.options = options
    delivery = choice.option
    guard let before = choice.vanished, let now = choice.option else { return nil }
    return (before, now)
  }
}
