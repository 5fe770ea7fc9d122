import ShopModel

/// Signing in and out. Who is signed in comes by the feed.
@MainActor
public protocol AccountService {
  /// Signs in, and merges the guest's cart. Rule: S2, S5, V8.
  func signIn(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer

  /// Makes an account and signs in with it, and merges the guest's cart. Rule: S1, S5, V8.
  func register(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer

  /// Signs out. The guest's cart is empty then. Rule: S6, V8.
  func signOut() async throws(ShopError)

  /// What Account shows. Rule: A1, V11.
  ///
  /// - Throws: `refused` for a guest.
  func profile() async throws(ShopError) -> Profile
}
