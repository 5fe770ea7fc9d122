import Observation
import PatternKit
import ShopModel

/// The shopper's payment whose outcome is open: one value that every view model reads. While there is
/// one, nothing changes the cart. Rule: H7, G8.
@Observable
public final class PaymentModel {
  /// The open payment; nil while there is none.
  public private(set) var attempt: Attempt?

  /// Whether what would change the cart is to be disabled.
  public var isOpen: Bool { attempt != nil }

  private let changes: Current<Attempt?>

  /// Makes the model of a payment.
  public init(_ attempt: Attempt?) {
    self.attempt = attempt
    changes = Current(attempt)
  }

  /// The shop has told that one was begun, or that its outcome is known.
  public func update(_ attempt: Attempt?) {
    self.attempt = attempt
    changes.value = attempt
  }

  /// Calls `told` in the turn of each change, as long as `owner` lives: for what has to be done, not
  /// only shown anew.
  public func onChange(_ owner: AnyObject, _ told: @escaping @MainActor (Attempt?) -> Void) {
    changes.observe(owner, told)
  }
}
