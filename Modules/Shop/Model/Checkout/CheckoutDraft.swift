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

  /// The checkout has begun: the form is that of `region`, and begins with the last address.
  public mutating func begin(in region: Region, with address: Address?) {
    self.region = region
    self.address = address ?? Address()
  }

  /// Submits the address as it is typed. How it is sent there is not known yet. Rule: H2.
  ///
  /// - Returns: what is wrong with it, in the form's order; when there is anything, nothing changes.
  public mutating func submitAddress(in region: Region) -> [AddressProblem] {
    let problems = address.problems(in: region)
    if problems.isEmpty {
      destination = address.normalized(in: region)
      options = []
    }
    return problems
  }

  /// Submits the card as it is typed. Rule: H4.
  ///
  /// - Returns: what is wrong with it; when there is anything, nothing changes.
  public mutating func submitCard(today: Day) -> [CardProblem] {
    do throws(CardProblems) {
      card = try Card(number: number, expiry: expiry, code: code, today: today)
      return []
    } catch {
      return error.all
    }
  }

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
