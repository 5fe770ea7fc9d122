import Foundation
import ShopModel

/// What became of a sign-in or a registration. Rule: S1, S2.
public enum SignInAnswer: Equatable, Sendable {
  /// They are signed in; what there is to tell, a notice each.
  case signedIn(Shopper, ShopNews)
  /// It was not accepted. Which of the two was wrong, or whether the e-mail is known, is not said.
  case rejected
  /// Too many have failed: nothing is tried before that moment, and this try does not count.
  case wait(until: Date)
}
