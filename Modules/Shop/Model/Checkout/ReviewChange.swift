/// Something that is not as the shopper saw it in Review. Rule: H6.
public enum ReviewChange: Hashable, Sendable {
  /// One costs something else now.
  case price(String, from: Money, to: Money)
  /// Another number of them is in the cart now; 0 for none.
  case quantity(String, from: Int, to: Int)
  /// The line cannot be bought as it stands, for this reason.
  case stock(String, String)
  /// The coupon does not hold any more.
  case coupon(String)
  /// The delivery is another one, or costs something else.
  case delivery(from: DeliveryOption, to: DeliveryOption)

  /// What a shopper reads.
  public var text: String {
    switch self {
    case .price(let name, let before, let now):
      "\(name) costs \(now.formatted) now, was \(before.formatted)"
    case .quantity(let name, let before, let now):
      now == 0
        ? "\(name) is no longer in the cart"
        : "\(name): \(Format.number(now)) in the cart now, was \(Format.number(before))"
    case .stock(let name, let reason): "\(name): \(reason)"
    case .coupon(let code): "\(code) no longer holds"
    case .delivery(let before, let now):
      before.name == now.name
        ? "Delivery costs \(now.price.formatted) now, was \(before.price.formatted)"
        : "\(before.name) delivery is no longer offered: \(now.name) is chosen"
    }
  }
}
