import ShopModel

/// Makes of a password what may be kept of it. Rule: S3.
public protocol PasswordHasher: Sendable {
  /// How many bytes of salt a hash takes.
  var saltSize: Int { get }

  /// The hash of a password, with the salt in it; another one for another salt.
  ///
  /// - Throws: ``PasswordHashingError`` for a password that cannot be hashed, such as one of many
  ///   hundred characters.
  func hash(_ password: Secret, salt: [UInt8]) throws(PasswordHashingError) -> String

  /// Whether `hash` was made of that password, in a time that does not tell how nearly.
  func verify(_ password: Secret, against hash: String) -> Bool
}

/// The system cannot hash this password. It does not say which.
public struct PasswordHashingError: Error, Equatable, Sendable {}
