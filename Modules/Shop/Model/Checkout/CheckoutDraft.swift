/// What a shopper fills in on the way to an order, on all its steps; one for each checkout, forgotten
/// with it. Rule: H0.
public struct CheckoutDraft: Hashable, Sendable {
  /// Where the shop sells; nil until the checkout has begun.
  public var region: Region?
  /// The address as it is typed.
  public var address = Address()
  /// The address that was submitted, as it is kept.
  public var destination = Address()
  /// How it can be sent there; empty while nobody has said so.
  public var options: [DeliveryOption] = []
  /// How it is sent.
  public var delivery: DeliveryOption?
  /// The card's number as it is typed.
  public var number = Secret("")
  /// The card's expiry as it is typed.
  public var expiry = ""
  /// The card's code as it is typed.
  public var code = Secret("")
  /// The card that was submitted.
  public var card: Card?

  /// Makes a draft in which nothing is filled in.
  public init() {}

  /// What is charged for `cart`, as far as the draft is filled in; nil when it cannot be reckoned.
  public func review(of cart: Cart) -> Review? {
    guard let region, let delivery else { return nil }
    return try? Review(cart: cart, address: destination, delivery: delivery, region: region)
  }

  /// Takes what the shop offers now. The chosen way stays; when it is not offered any more it is the
  /// first. Rule: H3.
  ///
  /// - Returns: what was chosen and has vanished, and what is chosen instead.
  @discardableResult
  public mutating func take(_ options: [DeliveryOption]) -> (
    before: DeliveryOption, now: DeliveryOption
  )? {
    let choice = DeliveryChoice(of: options, before: delivery)
    self.options = options
    delivery = choice.option
    guard let before = choice.vanished, let now = choice.option else { return nil }
    return (before, now)
  }
}
