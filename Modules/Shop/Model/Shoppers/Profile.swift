/// What Account shows of a shopper: what `account.profile` answers. Rule: A1, V11.
public struct Profile: Hashable, Sendable {
  /// The e-mail address.
  public var email: String
  /// Where the shop sells: it fixes how an address is written.
  public var region: Region
  /// The address of the last order; nil before the first.
  public var address: Address?

  /// Makes a profile.
  public init(email: String, region: Region, address: Address? = nil) {
    self.email = email
    self.region = region
    self.address = address
  }
}
