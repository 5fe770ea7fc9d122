import ShopModel

/// One commit's news: of session, cart, saved marks, products and orders whatever changed, as whole
/// values. Rule: §V.
public struct ShopChange: Equatable, Sendable {
  /// Taken in the commit; counts up.
  public var number: Int
  /// Who is shopping, and all that is theirs, if that changed. What is theirs is told beside it
  /// too, so that whoever shows only that need not look here.
  public var session: Session?
  /// The cart, if it changed.
  public var cart: Cart?
  /// What is saved, latest first, if anything of it changed: marks, prices or stocks.
  public var saved: [SavedProduct]?
  /// The products that changed, in catalogue order.
  public var products: [Product]
  /// The shopper's payment, if it was begun or its outcome is known now. Rule: H7.
  public var attempt: Attempt?
  /// The shopper's orders that are new or have changed. One whose payment is being checked is one
  /// already.
  public var orders: [Order]
  /// The numbers of orders whose payment has failed: there is no such order any more.
  public var withdrawnOrders: [Int]
  /// What the shopper has to be told of it, a notice each. What a sign-in or a launch has to tell
  /// is in its answer instead, since the screen on top goes with it.
  public var news: ShopNews

  /// Makes a change.
  public init(
    number: Int, session: Session? = nil, cart: Cart? = nil, saved: [SavedProduct]? = nil,
    products: [Product] = [], attempt: Attempt? = nil, orders: [Order] = [],
    withdrawnOrders: [Int] = [], news: ShopNews = ShopNews()
  ) {
    self.number = number
    self.session = session
    self.cart = cart
    self.saved = saved
    self.products = products
    self.attempt = attempt
    self.orders = orders
    self.withdrawnOrders = withdrawnOrders
    self.news = news
  }
}
