/// Somebody with an account.
public struct Shopper: Hashable, Sendable {
  /// The account's id.
  public var id: Int
  /// The e-mail address, as it was typed at registration.
  public var email: String

  /// Makes a shopper.
  public init(id: Int, email: String) {
    self.id = id
    self.email = email
  }
}
