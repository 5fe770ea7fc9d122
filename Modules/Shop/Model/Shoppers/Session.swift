/// Who is shopping, and what is theirs: what `session.read` answers. Rule: V1.
public struct Session: Equatable, Sendable {
  /// Where the shop sells: the data directory's, and the same for good. Rule: M7.
  public let region: Region
  /// The shopper who is signed in; nil for a guest.
  public var shopper: Shopper?
  /// Their cart.
  public var cart: Cart
  /// What they saved, latest first; empty for a guest.
  public var saved: [Handle]
  /// Whether the onboarding pages have been finished or skipped here.
  public var isOnboarded: Bool
  /// Their payment whose outcome is open; nil for none. Meanwhile nothing can change their cart.
  /// Rule: H7.
  public var attempt: Attempt?
  /// What has happened meanwhile, a notice each. Rule: H7, K5.
  public var news: ShopNews

  /// Makes a session.
  public init(
    region: Region, shopper: Shopper? = nil, cart: Cart, saved: [Handle] = [],
    isOnboarded: Bool, attempt: Attempt? = nil, news: ShopNews = ShopNews()
  ) {
    self.region = region
    self.shopper = shopper
    self.cart = cart
    self.saved = saved
    self.isOnboarded = isOnboarded
    self.attempt = attempt
    self.news = news
  }
}
