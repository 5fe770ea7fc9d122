import ShopModel

/// Something that is so before launch, made in the order in which it is written. What comes after a
/// sign-in is that shopper's.
public nonisolated struct GivenThing: Equatable, Sendable {
  /// What it is.
  public nonisolated enum Kind: Equatable, Sendable {
    /// There is an account.
    case account(email: String, password: String)
    /// The account with that e-mail is signed in.
    case signedIn(email: String)
    /// Nobody is signed in any more.
    case signedOut
    /// The shop takes a coupon.
    case coupon(GivenCoupon)
    /// A line is in the cart.
    case cart(SKU, Int)
    /// A product is saved.
    case saved(Handle)
    /// An order was placed, of so many pieces of a variant.
    case order(SKU, Int)
  }

  /// What it is.
  public var kind: Kind
  /// The line of the scenario that says so.
  public var line: Int

  /// Makes a thing.
  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
