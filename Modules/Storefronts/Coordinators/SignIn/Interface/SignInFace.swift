/// Which of its two faces the form shows first. Rule: S1.
public nonisolated enum SignInFace: Hashable, Sendable {
  /// For those who have an account.
  case signIn
  /// For those who want one.
  case registration
}
