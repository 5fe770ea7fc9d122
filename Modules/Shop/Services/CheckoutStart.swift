import ShopModel

/// What the checkout begins with. Rule: H0, H8.
public struct CheckoutStart: Equatable, Sendable {
  /// Where the shop sells: it fixes the form and the postcodes.
  public var region: Region
  /// The address of the last order, to begin with; nil before the first.
  public var address: Address?
  /// A payment whose outcome is open: then there is nothing else to do.
  public var attempt: Attempt?

  /// Makes a beginning.
  public init(region: Region, address: Address? = nil, attempt: Attempt? = nil) {
    self.region = region
    self.address = address
    self.attempt = attempt
  }
}
