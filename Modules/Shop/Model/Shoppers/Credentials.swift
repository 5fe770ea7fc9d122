/// What was typed into the sign-in's form. Rule: S1, S2.
public struct Credentials: Hashable, Sendable {
  /// A field of the form, in its order.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case email, password
  }

  /// What is wrong with a field.
  public struct Problem: Error, Hashable, Sendable {
    /// Which field it is.
    public let field: Field
    /// What a shopper reads.
    public let text: String
  }

  /// The shortest password, in characters.
  public static let minimumPasswordLength = 8

  /// The e-mail address as it was typed.
  public var email: String
  /// The password.
  public var password: Secret

  /// What was typed.
  public init(email: String = "", password: Secret = Secret("")) {
    self.email = email
    self.password = password
  }

  /// The address; nil when it is none.
  public var address: EmailAddress? { EmailAddress(email) }

  /// What is wrong, on either face of the form, in its order. Rule: S2.
  public var problems: [Problem] {
    var problems: [Problem] = []
    if address == nil {
      problems.append(
        Problem(
          field: .email,
          text: email.trimmed.isEmpty ? "Type your e-mail address" : "This is not an e-mail address"
        ))
    }
    if password.reveal().count < Credentials.minimumPasswordLength {
      problems.append(
        Problem(
          field: .password,
          text: password.isEmpty
            ? "Type your password"
            : "A password has at least \(Credentials.minimumPasswordLength) characters"))
    }
    return problems
  }
}
