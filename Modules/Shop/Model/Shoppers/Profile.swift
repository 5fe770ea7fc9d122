/// What Account shows of a shopper: what `account.profile` answers. Rule: A1, V11.
public struct Profile: Hashable, Sendable {
  /// The e-mail address.
  public var email: String
  /// The address of the last order; nil before the first.
  public var address: Address?

  /// Makes a profile.
  public init(email: String, address: Address? = nil) {
    self.email = email
    self.address = address
  }
}
