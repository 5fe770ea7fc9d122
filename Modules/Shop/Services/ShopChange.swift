import ShopModel

/// One commit's news: of session, cart, saved marks, products and orders whatever changed, as whole
/// values. Rule: §V.
public struct ShopChange: Equatable, Sendable {
  /// Taken in the commit; counts up.
  public var number: Int
  /// Who is shopping, and all that is theirs, if that changed. Cart and saved marks are told beside
  /// it too, so that whoever shows only those need not look here.
  public var session: Session?
  /// The cart, if it changed.
  public var cart: Cart?
  /// The products that changed, in catalogue order.
  public var products: [Product]

  /// Makes a change.
  public init(
    number: Int, session: Session? = nil, cart: Cart? = nil, products: [Product] = []
  ) {
    self.number = number
    self.session = session
    self.cart = cart
    self.products = products
  }
}
