import ShopModel

/// Who is shopping.
@MainActor
public protocol SessionService {
  /// Who they are, their cart and their saved marks; asked once, at launch. Rule: V1.
  ///
  /// Before it answers it asks the gateway once for every payment whose outcome is open; what
  /// became of this shopper's is in the answer's news. Rule: H7.
  func read() async throws(ShopError) -> Session

  /// Remembers that the onboarding pages have been finished or skipped. Rule: L1, V2.
  func finishOnboarding() async throws(ShopError)
}
