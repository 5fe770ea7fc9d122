import Observation
import ShopModel

/// The draft that all steps fill in: one value, which their view models read and write. Rule: H0, G8.
@Observable
final class DraftModel {
  /// What has been filled in so far.
  var value = CheckoutDraft()
}
